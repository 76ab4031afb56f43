import { createServer } from 'node:http';
import type { ServerOptions } from 'node:http';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { closeUnusedConnections } from 'server-kit';
import { createApiAnswers } from './api-answers.ts';
import { createApiMemory } from './api-memory.ts';
import { registerApiProxy } from './api-proxy.ts';
import type { ServerConfig } from './config.ts';
import { createHtmlCache } from './html-cache.ts';
import { openPageCopies } from './page-copies.ts';
import { createPageRenderer } from './pages.ts';
import type { ReleaseSource } from './release-source.ts';
import { createReleaseFiles } from './release-files.ts';
import { createRevisionSource } from './revision.ts';
import { registerContactPost } from './routes/contact-post.ts';
import { registerDocuments } from './routes/documents.ts';
import { registerHealth } from './routes/health.ts';
import { registerMedia } from './routes/media.ts';
import { registerPages } from './routes/pages.ts';
import { registerReleaseFiles } from './routes/release-files.ts';
import { registerSharePictures } from './routes/share-pictures.ts';
import { barePolicy, commonHeaders, subresourceHeaders } from './security-headers.ts';
import { createPageSender } from './send-page.ts';
import { warmUp } from './warm-up.ts';

export interface SiteServer {
  app: FastifyInstance;
  /** Renders every address once, so that each has a last good copy. Never rejects. */
  warmUp: () => Promise<void>;
}

interface AppOptions {
  config: ServerConfig;
  releases: ReleaseSource;
  logger: Logger;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
}

/** Slow senders are let go; a proxy that keeps its connections for a minute finds them open. */
const connectionLimits: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  requestTimeout: 10_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 72_000,
};

/** Puts the site together. Nothing listens yet. */
export async function buildApp({
  config,
  releases,
  logger,
  fetch = globalThis.fetch,
  now,
}: AppOptions): Promise<SiteServer> {
  const revision = createRevisionSource({ apiUrl: config.apiUrl, fetch, now });
  const memory = createApiMemory(fetch, revision);
  const renderer = createPageRenderer({ config, releases, fetch: memory.fetch });
  const pages = createHtmlCache({
    revision,
    copies: openPageCopies(`${config.dataDir}/pages`),
    releaseId: () => releases.current().id,
    render: (key, unlessData) => renderer.render(key, { unlessData }),
    onError: (error, key) => logger.error({ err: error, key }, 'a page could not be made'),
    now,
  });
  await pages.restore();
  const answers = createApiAnswers(revision);
  const common = commonHeaders(config);
  const sender = createPageSender(common);

  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 512 * 1024,
    routerOptions: { maxParamLength: 500 },
    // A page or a list that is there and current is answered in front of everything else.
    serverFactory: (handler) =>
      createServer(connectionLimits, (request, response) => {
        const page =
          request.method === 'GET' || request.method === 'HEAD' ? pages.peek(request.url ?? '') : undefined;
        if (page) sender.send(request, response, page, false);
        else if (!answers.serve(request, response)) handler(request, response);
      }),
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isSubresource(request.url)) void reply.headers(subresourceHeaders);
    else {
      void reply.headers(common);
      if (!request.url.startsWith('/api/')) void reply.header('content-security-policy', barePolicy);
    }
    done();
  });

  app.addHook('onClose', () => pages.close());
  closeUnusedConnections(app);

  registerHealth(app, { revision, pages });
  await registerApiProxy(app, { config, answers, memory, onWrite: revision.expire });
  registerReleaseFiles(app, { files: createReleaseFiles(releases.clientFolders), releases });
  registerMedia(app, `${config.dataDir}/media`);
  registerSharePictures(app, {
    apiUrl: config.apiUrl,
    fetch,
    mediaFolder: `${config.dataDir}/media`,
    releases,
  });
  registerContactPost(app, { config, renderer, sender, fetch });
  registerDocuments(app, { releases, renderer, revision });
  registerPages(app, { releases, pages, sender });

  return {
    app,
    warmUp: () => warmUp({ releases, renderer, pages, logger }),
  };
}

/** Scripts, fonts and pictures that can only be a part of a page; an SVG can be opened by itself. */
function isSubresource(url: string): boolean {
  return url.startsWith('/assets/') && !url.includes('.svg');
}
