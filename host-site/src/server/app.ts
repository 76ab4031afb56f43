import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import {
  answerFirst,
  boundAddress,
  clientErrorHandler,
  closeUnusedConnections,
  connectionOptions,
  createRequestIds,
  fetchWithDeadline,
  guardRequests,
  isQueueFull,
  isTooLong,
  maxAddressBytes,
  noRouteSchemas,
  openSiteSecret,
} from 'server-kit';
import type { ConnectionLimits } from 'server-kit';
import type { Metrics } from 'server-kit/metrics';
import type { Tracing } from 'server-kit/tracing';
import { createAccessLog } from './access-log.ts';
import { createProxyCache } from './proxy-cache.ts';
import { createCachedFetch } from './cached-fetch.ts';
import { registerApiProxy } from './api-proxy.ts';
import type { ServerConfig } from './config.ts';
import { deadlines as usualDeadlines } from './deadlines.ts';
import type { Deadlines } from './deadlines.ts';
import { createEdgeHeaders } from './edge-headers.ts';
import { fetchAsSite } from './fetch-as-site.ts';
import { createHtmlCache } from './html-cache.ts';
import { openMediaSource } from './open-media-source.ts';
import { createOutputVersion } from './output-version.ts';
import { openPageCopies } from './page-copies.ts';
import { createPageRenderer } from './pages.ts';
import { createPreviews } from './previews.ts';
import type { ReleaseSource } from './release-source.ts';
import { createRedirects } from './redirects.ts';
import { createRenderQueues, isFixedPage } from './render-queues.ts';
import { createReleaseFiles } from './release-files.ts';
import { createRevisionSource } from './revision.ts';
import { createReceiptWriter } from './receipts/receipt-writer.ts';
import type { ReceiptWriter } from './receipts/receipt-writer.ts';
import { registerArtwork } from './routes/artwork.ts';
import { registerContactPost } from './routes/contact-post.ts';
import { registerDocuments } from './routes/documents.ts';
import { registerHealth } from './routes/health.ts';
import { registerMedia } from './routes/media.ts';
import { registerPages } from './routes/pages.ts';
import { registerPreviews } from './routes/previews.ts';
import { registerReleaseFiles } from './routes/release-files.ts';
import { registerSharePictures } from './routes/share-pictures.ts';
import { barePolicy, commonHeaders, reportingHeaders, subresourceHeaders } from './security-headers.ts';
import { sendError } from './send-error.ts';
import { createPageSender } from './send-page.ts';
import { watchSite } from './site-metrics.ts';
import { traced, traceRequests } from './trace.ts';
import { createVisitCounter } from './visits/visit-counter.ts';
import { warmUp } from './warm-up.ts';

export interface SiteServer {
  app: FastifyInstance;
  /** Renders every address once, so that each has a last good copy. Never rejects. */
  warmUp: () => Promise<void>;
  receipts: ReceiptWriter;
}

export interface AppOptions {
  config: ServerConfig;
  releases: ReleaseSource;
  logger: Logger;
  /** For the API alone; every call gets a deadline. */
  fetch?: typeof globalThis.fetch;
  now?: () => number;
  /** Deadlines that differ from the usual ones. */
  deadlines?: Partial<Deadlines>;
  connections?: Partial<ConnectionLimits>;
  /** @default nothing is measured */
  metrics?: Metrics;
  /** @default nothing is traced */
  tracing?: Tracing;
}

/** Longer than the site waits for the API. */
const idleMs = 40_000;

/** Puts the site together. Nothing listens yet. */
export async function buildApp(options: AppOptions): Promise<SiteServer> {
  const { config, releases, logger, now, tracing } = options;
  const deadlines = { ...usualDeadlines, ...options.deadlines };
  const connections = connectionOptions({ idleMs, ...options.connections });
  const fetch = traced(fetchWithDeadline(deadlines.readMs, options.fetch), tracing);
  const siteSecret = await openSiteSecret(config.siteSecret, config.dataDir).catch((error: unknown) => {
    logger.error({ err: error }, 'without its secret the site counts no visits');
    return '';
  });
  const report = fetchAsSite(fetch, siteSecret);
  const access = createAccessLog(config.logsAccess, logger);
  const queues = createRenderQueues();
  const revision = createRevisionSource({ apiUrl: config.apiUrl, fetch, now });
  const cachedFetch = createCachedFetch(fetch, revision);
  const version = createOutputVersion({ config, releases });
  const renderer = createPageRenderer({ config, releases, fetch: cachedFetch.fetch, revision });
  const measured = watchSite(options.metrics, () => ({ queues, pages, revision }));
  const pages = createHtmlCache({
    revision,
    copies: openPageCopies(`${config.dataDir}/pages`, (file) =>
      logger.warn({ file }, 'a damaged copy of a page was removed'),
    ),
    version,
    render: (key, unlessData) =>
      queueFor(key).run(() => {
        const render = () => measured.rendering(() => renderer.render(key, { unlessData }));
        return tracing ? tracing.step('render', render) : render();
      }),
    onError(error, key) {
      if (!isQueueFull(error)) logger.error({ err: error, key }, 'a page could not be made');
    },
    now,
  });
  const queueFor = (key: string) => (isFixedPage(key) || pages.has(key) ? queues.known : queues.unknown);
  await pages.restore();
  const proxyCache = createProxyCache(revision);
  const redirects = createRedirects({
    apiUrl: config.apiUrl,
    fetch: cachedFetch.fetch,
    report,
    revision,
    onError: (error) => logger.warn({ err: error }, 'redirects could not be read or counted'),
  });
  const common = commonHeaders(config);
  const edge = createEdgeHeaders(config.cdnSeconds);
  const sender = createPageSender({ ...common, ...reportingHeaders(config) }, edge);

  const visits = createVisitCounter({
    isOn: config.countsVisits,
    apiUrl: config.apiUrl,
    fetch: report,
    trustProxy: config.trustProxy,
    isPage(pathname) {
      const address = releases.current().bundle.address(pathname, '');
      return address.known && pages.has(address.key);
    },
    onError: (error) => logger.warn({ err: error }, 'visits could not be counted yet'),
  });

  /** A page or a list that is there and current is answered in front of everything else. */
  const sendFromMemory = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    if (isTooLong(url)) return false;
    const page = method === 'GET' || method === 'HEAD' ? pages.peek(url) : undefined;
    // An address without a page may have a redirect, which Fastify looks up.
    if (page?.status === 404) return false;
    if (page && sender.send(request, response, page, false)) {
      measured.sentFromMemory('page');
      access.note(request, response);
      visits.opened(request, page.status);
      return true;
    }
    if (page) pages.drop(page);
    if (isPart(url)) visits.asked(request);
    if (!proxyCache.serve(request, response)) return false;
    measured.sentFromMemory('api');
    access.note(request, response);
    return true;
  };

  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: noRouteSchemas,
    genReqId: createRequestIds(config.trustProxy),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // That of the largest call of the console; uploads are handed on without one.
    bodyLimit: 1024 * 1024,
    // A balancer that has not noticed yet gets its answer.
    return503OnClosing: false,
    rewriteUrl: boundAddress,
    routerOptions: { maxParamLength: maxAddressBytes },
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.headers({ ...common, 'content-security-policy': barePolicy })),
    clientErrorHandler: clientErrorHandler(({ message }) => ({
      headers: {
        ...common,
        'content-security-policy': barePolicy,
        'content-type': 'text/plain; charset=utf-8',
      },
      body: message,
    })),
    serverFactory: answerFirst(connections, sendFromMemory),
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isSubresource(request.url)) void reply.headers(subresourceHeaders);
    else {
      void reply.headers(common);
      if (!request.url.startsWith('/api/')) void reply.header('content-security-policy', barePolicy);
    }
    done();
  });

  // A failed part is a document to who opens it.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 400 && isSubresource(request.url))
      void reply.headers({ ...common, 'content-security-policy': barePolicy });
    done();
  });

  traceRequests(app, isSubresource);
  access.watch(app);
  options.metrics?.watch(app);
  tracing?.watch(app);
  guardRequests(app);
  app.setErrorHandler(sendError);
  app.addHook('onClose', () => Promise.all([pages.close(), visits.close(), redirects.close()]));
  closeUnusedConnections(app);

  registerHealth(app, { revision, pages, needsApi: config.readyNeedsApi });
  await registerApiProxy(app, { config, proxyCache, cachedFetch, revision, deadlines, edge, tracing });
  const files = createReleaseFiles(releases, (file) =>
    logger.error({ file }, 'a file of a release is not what was published'),
  );
  registerReleaseFiles(app, { files, releases });
  const receipts = createReceiptWriter({
    apiUrl: config.apiUrl,
    fetch: report,
    pages,
    files,
    onError: (error) => logger.warn({ err: error }, 'publications have no receipt yet'),
  });
  app.addHook('onClose', () => receipts.close());
  const media = await openMediaSource(config, logger);
  await registerMedia(app, media);
  registerArtwork(app);
  registerSharePictures(app, {
    apiUrl: config.apiUrl,
    fetch,
    cachedFetch: cachedFetch.fetch,
    media,
    releases,
    queue: queues.pictures,
  });
  registerContactPost(app, { config, renderer, sender, fetch, queue: queues.forms });
  registerDocuments(app, { version, renderer, revision, queue: queues.unknown, edge, now });
  const open = createPreviews({ config, renderer, fetch });
  registerPreviews(app, { open, pages, sender, queue: queues.previews });
  registerPages(app, { releases, pages, sender, redirects, visits, edge });

  return {
    app,
    receipts,
    warmUp: () => warmUp({ releases, renderer, pages, logger }),
  };
}

/** Requests of open pages. */
function isPart(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/media/');
}

/** Scripts, fonts and pictures that can only be a part of a page; an SVG can be opened by itself. */
function isSubresource(url: string): boolean {
  return url.startsWith('/assets/') ? !url.includes('.svg') : pictures.test(url);
}

const pictures = /^\/media\/[^?#]+\.(?:avif|webp|jpg|jpeg|png|gif)$/;
