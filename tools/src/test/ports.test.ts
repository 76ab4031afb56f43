import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { heldPorts } from './ports.ts';

test('a port in use is named, with its process where the system reveals it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const held = await heldPorts([port]);
  await new Promise((resolve) => server.close(resolve));
  expect(held.map((one) => one.port)).toEqual([port]);
  expect(held[0]?.holder ?? `(process ${process.pid})`).toContain(`(process ${process.pid})`);
  expect(await heldPorts([port])).toEqual([]);
});
