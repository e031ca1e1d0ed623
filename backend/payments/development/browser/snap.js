/**
 * The development version of the payment provider's browser script: `pay`, `embed` and `hide` with the four
 * callbacks. It shows the payment page in a frame. The URL of the page is relative to the URL of this script.
 */
(() => {
  const home = document.currentScript.src;
  const TITLES = { en: 'Payment', id: 'Pembayaran' };
  const CALLBACKS = { success: 'onSuccess', pending: 'onPending', error: 'onError', close: 'onClose' };

  /** The open widget: its frame, its options with the callbacks, and the function that removes it. */
  let widget;

  function languageOf(options) {
    const asked = options.language ?? document.documentElement.lang;
    return asked?.toLowerCase().startsWith('id') ? 'id' : 'en';
  }

  function createFrame(token, options) {
    const language = languageOf(options);
    const address = new URL(`page/${encodeURIComponent(token)}`, home);
    address.searchParams.set('lang', language);

    const frame = document.createElement('iframe');
    frame.src = address.href;
    frame.title = TITLES[language];
    // Frames are focusable anyway. The attribute is for scripts that find focusable elements by their
    // attributes.
    frame.tabIndex = 0;
    Object.assign(frame.style, { display: 'block', width: '100%', height: '640px', border: '0' });
    return frame;
  }

  function open(frame, options, remove) {
    hide();
    widget = { frame, options, remove };
  }

  /** Removes the widget from the page without calling a callback. */
  function hide() {
    const { remove } = widget ?? {};
    widget = undefined;
    remove?.();
  }

  function finish(type, result) {
    const { options } = widget;
    hide();
    options[CALLBACKS[type]]?.(result);
  }

  /** Shows the payment page inside the element whose id is `options.embedId`. */
  function embed(token, options = {}) {
    const container = document.getElementById(options.embedId);
    if (!container) throw new Error(`snap.embed: no element has the id "${options.embedId}"`);
    const frame = createFrame(token, options);
    open(frame, options, () => frame.remove());
    container.append(frame);
  }

  /**
   * Shows the payment page above the page of the shop. Uses a modal dialog, because the shop may already have
   * one open.
   */
  function pay(token, options = {}) {
    const frame = createFrame(token, options);
    const overlay = document.createElement('dialog');
    overlay.setAttribute('aria-label', frame.title);
    Object.assign(overlay.style, { width: 'min(100%, 420px)', padding: '0', border: '0', overflow: 'auto' });
    overlay.addEventListener('cancel', () => finish('close'));
    open(frame, options, () => overlay.remove());
    overlay.append(frame);
    document.body.append(overlay);
    overlay.showModal();
  }

  addEventListener('message', ({ data, origin, source }) => {
    if (!widget || origin !== new URL(home).origin || source !== widget.frame.contentWindow) return;
    if (data?.from !== 'development-payment') return;
    if (data.type === 'height') widget.frame.style.height = `${Math.ceil(Number(data.height))}px`;
    else if (Object.hasOwn(CALLBACKS, data.type)) finish(data.type, data.result);
  });

  window.snap = { pay, embed, hide };
})();
