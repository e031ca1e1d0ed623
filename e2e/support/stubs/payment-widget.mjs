// The payment widget of a provider on another origin: a script with `snap.embed`, and the page that it shows in a frame.

export const PAYMENT_WIDGET_SCRIPT = `(() => {
  const { src, dataset } = document.currentScript;
  const callbacks = { card: 'onSuccess', transfer: 'onPending', close: 'onClose' };
  let open;
  window.snap = {
    embed(token, options) {
      const frame = document.createElement('iframe');
      const address = new URL('page/' + token, src);
      address.searchParams.set('key', dataset.clientKey);
      frame.src = address;
      frame.title = 'Snap';
      document.getElementById(options.embedId).append(frame);
      open = { frame, options };
    },
    hide() { open?.frame.remove(); open = undefined; },
  };
  addEventListener('message', ({ data, source }) => {
    if (source !== open?.frame.contentWindow || !callbacks[data]) return;
    const { options } = open;
    window.snap.hide();
    options[callbacks[data]]?.({});
  });
})();`;

/** Renders the page with a button for each way to pay. @param {string} token @param {Record<string, string>} labels */
export function renderPaymentPage(token, labels) {
  const buttons = Object.entries(labels).map(([by, label]) => `<button data-by="${by}">${label}</button>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Snap</title></head><body><main>
<h1>Snap</h1>${buttons.join(' ')}</main><script>
for (const button of document.querySelectorAll('button')) {
  const { by } = button.dataset;
  button.onclick = async () => {
    if (by !== 'close') await fetch('../charge/${token}?by=' + by, { method: 'POST' });
    parent.postMessage(by, '*');
  };
}
</script></body></html>`;
}
