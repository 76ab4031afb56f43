import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

interface Flood {
  port: number;
  /** Client address in the loopback network; the server counts attempts by it. */
  address: string;
  connections: number;
  pauseMs: number;
}

/**
 * Wrong logins over bare sockets, run as a worker by `measure-logins.ts`: a fuller client would take
 * the processors from the server, and its own work would be what is measured. Clients know nothing of
 * each other: they start one after another, and each waits for its answer, then a moment. Any message
 * is answered with the statuses met so far; the flood ends with the worker.
 */
const { port, address, connections, pauseMs } = workerData as Flood;
const statuses: number[] = [];

parentPort?.once('message', () => parentPort?.postMessage(statuses));

for (let n = 0; n < connections; n += 1) {
  const body = JSON.stringify({ email: `flood${n}@x.example`, password: 'certainly wrong 99' });
  const request = `POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  const send = (): void => void socket.write(request);
  setTimeout(send, (n / connections) * pauseMs);
  socket.on('error', () => statuses.push(0));
  socket.on('data', (answer) => {
    statuses.push(Number(answer.subarray(9, 12).toString('latin1')));
    setTimeout(send, pauseMs);
  });
}
