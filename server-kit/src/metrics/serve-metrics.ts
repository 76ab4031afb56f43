import { http } from '../node-http.ts';
import type { MetricsPlace } from '../settings/metrics-place.ts';

/** The private server of the measurements. */
export interface MetricsServer {
  port: number;
  close: () => Promise<void>;
}

/** The text with the metrics, and its content type. */
interface MetricsRegistry {
  contentType: string;
  metrics: () => Promise<string>;
}

/**
 * Answers `GET /metrics`, on a port that is not the visitors'.
 *
 * @throws when the port is taken
 */
export async function serveMetrics(
  registry: MetricsRegistry,
  { port, bind }: MetricsPlace,
): Promise<MetricsServer> {
  const server = http.createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
          .end(request.method === 'HEAD' ? undefined : text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, bind, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? port) : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
