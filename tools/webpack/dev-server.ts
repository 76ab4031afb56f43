import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Configuration as ServerConfiguration, Middleware } from 'webpack-dev-server';
import { faultReport } from './dev-faults.ts';

interface DevServerOptions {
  /** One compilation, or several whose files lie in one folder. */
  config: Configuration | Configuration[];
  port: number;
  bind: string;
  /** Path of the compiled files; `/` by default. */
  publicPath?: string;
  /** Path of the connection that brings changes to the open pages, on the page's own origin. */
  updatesPath: string;
  /** Whether `/__dev/ready` answers 200. */
  isReady: () => boolean;
  proxy?: ServerConfiguration['proxy'];
  headers?: Record<string, string>;
  /** Handled before everything else. */
  middlewares?: Middleware[];
}

/**
 * Serves a compilation from memory and sends changes to the open pages. Listens before the first build is done.
 *
 * @returns what sends a message of one's own to the open pages
 */
export async function startDevServer(
  options: DevServerOptions,
): Promise<(message: { action: string; [detail: string]: unknown }) => void> {
  const {
    config,
    port,
    bind,
    publicPath = '/',
    updatesPath,
    isReady,
    proxy = [],
    headers = {},
    middlewares = [],
  } = options;
  const compiler = webpack(
    [config].flat().map((one): Configuration => ({
      ...one,
      plugins: [...(one.plugins ?? []), faultReport],
      // Faults are printed by their report. The middleware's option of this name would also keep them from the overlay.
      stats: 'none',
      // The proxy's and the middleware's complaints about servers that start again.
      infrastructureLogging: { level: 'none' },
    })),
  );
  const ready: Middleware = {
    name: 'ready',
    path: '/__dev/ready',
    middleware: (_request: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(isReady() ? 200 : 503).end(),
  };
  const server = new WebpackDevServer(
    {
      port,
      host: bind,
      static: false,
      // It listens on loopback, and pages come by either of the site's names.
      allowedHosts: 'all',
      headers,
      proxy,
      devMiddleware: { index: false, publicPath },
      webSocketServer: { type: 'ws', options: { path: updatesPath } },
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: true },
        logging: 'warn',
        webSocketURL: { hostname: '0.0.0.0', port: 0, pathname: updatesPath },
      },
      setupMiddlewares: (usual) => [ready, ...middlewares, ...usual],
    },
    compiler,
  );
  await server.start();
  return (message) => void server.middleware?.publish?.(message);
}
