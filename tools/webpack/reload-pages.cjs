/** Asks for the open page again when the pages of the site have changed. */
const updates = '/__dev/site?pages';

const { location, WebSocket } = globalThis;
new WebSocket(location.origin.replace(/^http/, 'ws') + updates).addEventListener('message', ({ data }) => {
  if (JSON.parse(data).action === 'pages-changed') location.reload();
});
