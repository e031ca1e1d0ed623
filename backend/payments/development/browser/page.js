/**
 * The script of the development payment page: sends the forms, shows the response, and notifies the shop's
 * page, which contains this page in a frame.
 */
const main = document.querySelector('main');
const form = document.getElementById('card');
const message = document.querySelector('[role="alert"]');

/** The page's policy allows only its own origin to frame it, so messages go to that origin only. */
function tell(type, details) {
  window.parent.postMessage({ from: 'development-payment', type, ...details }, window.location.origin);
}

function say(text) {
  message.textContent = text;
  message.hidden = !text;
  if (text) message.scrollIntoView({ block: 'nearest' });
}

function markErrors(errors) {
  if (!form) return;
  for (const input of form.querySelectorAll('input')) {
    const error = errors.find(({ path }) => path === input.name);
    input.setAttribute('aria-invalid', String(Boolean(error)));
    document.getElementById(`${input.id}-error`).textContent = error?.msg ?? '';
  }
  form.querySelector('[aria-invalid="true"]')?.focus();
}

async function send(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
    body: JSON.stringify(body),
  });
  const { data, message, errors } = await response.json();
  return { status: response.status, data, message, errors };
}

/** After a declined card the form stays open for another card. Every other result goes to the shop. */
function showResponse({ status, data, message: text, errors }) {
  if (status === 422) {
    markErrors(errors);
    return;
  }
  markErrors([]);
  say(text ?? main.dataset.noResponse);
  if (data?.outcome === 'paid') tell('success', { result: data.result });
  if (data?.outcome === 'pending' || data?.outcome === 'held') tell('pending', { result: data.result });
  if (status === 404 || status === 409)
    tell('error', { result: { status_code: String(status), status_message: [text] } });
}

/** Reloads the page after an action, unless the payment is complete: then the shop is notified. */
function showNext(response) {
  if (response.status === 200 && response.data.outcome !== 'paid') location.reload();
  else showResponse(response);
}

let busy = false;

async function act(path, body, show) {
  if (busy) return;
  busy = true;
  main.setAttribute('aria-busy', 'true');
  say('');
  const response = await send(path, body).catch(() => ({ status: 0, message: main.dataset.noResponse }));
  busy = false;
  main.removeAttribute('aria-busy');
  show(response);
}

function fillIn({ number }) {
  const nextYear = (new Date().getFullYear() + 1) % 100;
  form.elements.number.value = number;
  form.elements.expiry.value = `12/${String(nextYear).padStart(2, '0')}`;
  form.elements.cvv.value = '123';
  markErrors([]);
}

for (const each of document.querySelectorAll('form')) {
  each.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(each.action, Object.fromEntries(new FormData(each)), each === form ? showResponse : showNext);
  });
}
const later = document.getElementById('later');
later?.addEventListener('click', () => tell('pending', { result: JSON.parse(later.dataset.result) }));
document.getElementById('close').addEventListener('click', () => tell('close'));
for (const button of document.querySelectorAll('[data-number]')) {
  button.addEventListener('click', () => fillIn(button.dataset));
}
// Keys that are pressed inside a frame do not reach the dialog around it.
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell('close');
});

new ResizeObserver(() => tell('height', { height: document.documentElement.offsetHeight })).observe(
  document.documentElement,
);
