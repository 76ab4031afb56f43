import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * When the server stops, ends connections that have not sent anything, and others after the answer that they wait for. Node
 * counts one without a request as busy, and browsers open such connections in advance; one that is answered meanwhile would be
 * kept alive. The server would wait for both until its deadline. Call it before the server listens.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    // Zero would be without end.
    Object.assign(app.server, { keepAliveTimeout: 1, keepAliveTimeoutBuffer: 0 });
    done();
  });
}
