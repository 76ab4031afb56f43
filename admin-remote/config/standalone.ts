import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { standaloneConfig } from './webpack.standalone.ts';

const port = Number(process.env.PORT ?? 3002);
const apiUrl = process.env.API_URL ?? `http://127.0.0.1:${process.env.API_PORT ?? 4000}`;
const siteUrl = process.env.SITE_URL ?? `http://localhost:${process.env.HOST_PORT ?? 3000}`;

const compiler = webpack(standaloneConfig());
if (!compiler) throw new Error('webpack gave no compiler');
const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    historyApiFallback: true,
    static: false,
    proxy: [
      // The API takes writes of the site's own pages only; this page stands in for one.
      { context: ['/api'], target: apiUrl, headers: { origin: siteUrl } },
      { context: ['/media'], target: siteUrl },
    ],
  },
  compiler,
);
await server.start();
console.log(`Admin console at http://127.0.0.1:${port}/admin (API ${apiUrl})`);
