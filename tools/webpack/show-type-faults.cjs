/**
 * Shows type faults at the lower edge of the page: what runs does not depend on them, so nothing is covered or stopped.
 * Styles are set by script, as the content security policy demands.
 */
const id = 'type-faults';
const action = 'type-faults';
const address = '/__dev/types';
/** The dev server's own connection, once more: what its client does not know, it does not hand on. */
const updates = '/__dev/site?types';
const style = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: '2147483646',
  margin: '0',
  padding: '8px 12px',
  maxHeight: '30vh',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  font: '12px/1.5 monospace',
  color: '#1c1b22',
  background: '#ffe58f',
  borderTop: '2px solid #b25e00',
  cursor: 'pointer',
};

const { location, fetch, WebSocket } = globalThis;
new WebSocket(location.origin.replace(/^http/, 'ws') + updates).addEventListener('message', ({ data }) => {
  const message = JSON.parse(data);
  if (message.action === action) show(message.faults);
});
fetch(address)
  .then((answer) => answer.json())
  .then(show)
  .catch(() => undefined);

function show(faults) {
  const { document } = globalThis;
  document.getElementById(id)?.remove();
  if (faults.length === 0) return;
  const strip = document.createElement('pre');
  Object.assign(strip.style, style);
  strip.id = id;
  strip.setAttribute('role', 'status');
  strip.textContent = `Types (a press hides this)\n${faults.join('\n')}`;
  strip.addEventListener('click', () => strip.remove());
  document.body.append(strip);
}
