// What Snap gives a browser: a script with `snap.embed`, and a page in a frame.

export const snapScript = `(() => {
  const { src, dataset } = document.currentScript;
  const names = { card: 'onSuccess', transfer: 'onPending' };
  window.snap = {
    embed(token, options) {
      const frame = document.createElement('iframe');
      const address = new URL('page/' + token, src);
      address.searchParams.set('key', dataset.clientKey);
      frame.src = address;
      frame.title = 'Snap';
      document.getElementById(options.embedId).append(frame);
      addEventListener('message', ({ data, source }) => {
        if (source !== frame.contentWindow || !names[data]) return;
        frame.remove();
        options[names[data]]?.({});
      });
    },
    hide() {},
  };
})();`;

/** @param {string} token */
export function snapPage(token) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Snap</title></head><body><main>
<h1>Snap</h1><button data-by="card">Pay by card</button> <button data-by="transfer">Bank transfer</button></main><script>
for (const button of document.querySelectorAll('button')) {
  button.onclick = async () => {
    await fetch('../charge/${token}?by=' + button.dataset.by, { method: 'POST' });
    parent.postMessage(button.dataset.by, '*');
  };
}
</script></body></html>`;
}
