import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createRequestIds, traceparentOf } from './request-ids.ts';

const id = '0af7651916cd43dd8448eb211c80319c';
const span = 'b7ad6b7169203331';

function requestWith(traceparent: string | undefined, from = '10.0.0.1'): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, 'remoteAddress', { value: from });
  if (traceparent !== undefined) request.headers.traceparent = traceparent;
  return request;
}

const idOf = createRequestIds(['10.0.0.0/8']);

test('a trusted caller passes its id on', () => {
  expect(idOf(requestWith(`00-${id}-${span}-01`))).toBe(id);
  expect(idOf(requestWith(traceparentOf(id)))).toBe(id);
});

test.each([
  ['an untrusted caller', `00-${id}-${span}-01`, '203.0.113.7'],
  ['zeros', `00-${'0'.repeat(32)}-${span}-01`, '10.0.0.1'],
  ['another version', `ff-${id}-${span}-01`, '10.0.0.1'],
  ['something else', 'x'.repeat(10_000), '10.0.0.1'],
  ['nothing', undefined, '10.0.0.1'],
])('%s gets an id of our own', (_what, traceparent, from) => {
  const ownId = idOf(requestWith(traceparent, from));
  expect(ownId).toMatch(/^[\da-f]{32}$/);
  expect(ownId).not.toBe(id);
  expect(idOf(requestWith(traceparent, from))).not.toBe(ownId);
});
