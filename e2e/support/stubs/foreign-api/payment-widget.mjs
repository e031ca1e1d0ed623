// A payment provider on a host of its own, as the real one is: a script with `snap.embed`, a page in a frame.

/** The key a shop's page must name. */
export const CLIENT_KEY = 'foreign-client-key';

export const SNAP_SCRIPT = `(() => {
  const { src, dataset } = document.currentScript;
  const names = { paid: 'onSuccess', closed: 'onClose' };
  let open;
  window.snap = {
    embed(token, options) {
      const frame = document.createElement('iframe');
      const address = new URL('page/' + token, src);
      address.searchParams.set('key', dataset.clientKey);
      frame.src = address;
      frame.title = 'Foreign payment';
      document.getElementById(options.embedId).append(frame);
      open = { frame, options };
    },
    hide() { open?.frame.remove(); open = undefined; },
  };
  addEventListener('message', ({ data, source }) => {
    if (source !== open?.frame.contentWindow || !names[data]) return;
    const { options } = open;
    window.snap.hide();
    options[names[data]]?.({});
  });
})();`;

/** @param {string} token */
export function paymentPage(token) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Foreign payment</title></head><body><main>
<h1>Foreign payment</h1><button id="pay">Pay by foreign card</button> <button id="close">Not now</button></main><script>
document.getElementById('pay').onclick = async () => {
  await fetch('../settle/${token}', { method: 'POST' });
  parent.postMessage('paid', '*');
};
document.getElementById('close').onclick = () => parent.postMessage('closed', '*');
</script></body></html>`;
}
