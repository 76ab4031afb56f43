import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import {
  closeUnusedConnections,
  connectionOptions,
  fetchWithDeadline,
  guardRequests,
  isQueueFull,
  openSiteSecret,
  siteSecretHeader,
} from 'server-kit';
import type { ConnectionLimits } from 'server-kit';
import type { Metrics } from 'server-kit/metrics';
import type { Tracing } from 'server-kit/tracing';
import { createAccessLog } from './access-log.ts';
import { registerApiProxy } from './api-proxy.ts';
import { registerArtwork } from './artwork.ts';
import { createBareApp, isSubresource } from './bare-app.ts';
import { createCachedFetch } from './cached-fetch.ts';
import type { ServerConfig, Deadlines } from './config.ts';
import { registerClientPitch } from './client-pitch.ts';
import { registerClientWords } from './client-words.ts';
import { registerContactPost } from './contact-post.ts';
import { deadlines as usualDeadlines } from './config.ts';
import { registerDocuments } from './documents.ts';
import { createEdgeHeaders } from './edge-headers.ts';
import { createSendError } from './errors.ts';
import { registerHealth } from './health.ts';
import { createHtmlCache } from './html-cache.ts';
import { openMediaSource, registerMedia } from './media.ts';
import { createMemoryAnswers } from './memory-answers.ts';
import { createOutputVersion } from './output-version.ts';
import { createIsOffered } from './offered-languages.ts';
import { openPageCopies } from './page-copies.ts';
import { createPageRenderer } from './page-renderer.ts';
import { registerPages } from './page-routes.ts';
import { createPreviews, registerPreviews } from './previews.ts';
import { createPrivateFiles } from './private-files.ts';
import { createPrivateList } from './private-list.ts';
import { createProxyCache } from './proxy-cache.ts';
import { createReceiptWriter } from './receipts.ts';
import type { ReceiptWriter } from './receipts.ts';
import { createRedirects } from './redirects.ts';
import { createTell } from './refusal-texts.ts';
import { createReleaseFiles, registerReleaseFiles } from './release-files.ts';
import type { ReleaseSource } from './release-source.ts';
import { createRenderQueues, isFixedPage } from './render-queues.ts';
import { createRevisionSource } from './revision.ts';
import { commonHeaders, reportingHeaders } from './security-headers.ts';
import { createSendMissing } from './send-missing.ts';
import { createPageSender } from './send-page.ts';
import { registerShared } from './shared-pages.ts';
import { registerSharePictures } from './share-pictures.ts';
import { watchSite } from './site-metrics.ts';
import { tracedFetch, traceRequests } from './trace.ts';
import { createVisitCounter } from './visits.ts';
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
  const fetch = tracedFetch(fetchWithDeadline(deadlines.readMs, options.fetch), tracing);
  const siteSecret = await openSiteSecret(config.siteSecret, config.dataDir).catch((error: unknown) => {
    logger.error({ err: error }, 'without its secret the site counts no visits');
    return '';
  });
  const report = fetchAsSite(fetch, siteSecret);
  const access = createAccessLog(config.logsAccess, logger);
  const queues = createRenderQueues();
  const revision = createRevisionSource({ apiUrl: config.apiUrl, fetch, now });
  const cachedFetch = createCachedFetch(fetch, revision);
  const tell = createTell(cachedFetch, config.apiUrl);
  const sendError = createSendError(tell);
  const version = createOutputVersion({ config, releases });
  const renderer = createPageRenderer({
    config,
    releases,
    fetch: cachedFetch.fetch,
    revision,
    dataTimeoutMs: deadlines.readMs,
  });
  const measured = watchSite(options.metrics, () => ({ queues, pages, revision }));
  const pages = createHtmlCache({
    revision,
    copies: openPageCopies(`${config.dataDir}/pages`, (file) =>
      logger.warn({ file }, 'a damaged copy of a page was removed'),
    ),
    version,
    render: (key, unlessData) =>
      queueFor(key).run(() => {
        const dataTimeoutMs = pages.has(key) ? deadlines.pageCopyMs : deadlines.readMs;
        const render = () => measured.rendering(() => renderer.render(key, { unlessData, dataTimeoutMs }));
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
  const edge = createEdgeHeaders(config.cdnSeconds);
  const sender = createPageSender({ ...commonHeaders(config), ...reportingHeaders(config) }, edge);

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

  const sendFromMemory = createMemoryAnswers({ pages, sender, proxyCache, measured, access, visits });
  const app = createBareApp({ config, logger, connections, sendFromMemory, sendError });
  traceRequests(app, isSubresource);
  access.watch(app);
  options.metrics?.watch(app);
  tracing?.watch(app);
  guardRequests(app);
  app.setErrorHandler(sendError);
  app.addHook('onClose', () => Promise.all([pages.close(), visits.close(), redirects.close()]));
  closeUnusedConnections(app);

  registerHealth(app, { revision, pages, needsApi: config.readyNeedsApi });
  await registerApiProxy(app, { config, proxyCache, cachedFetch, revision, deadlines, edge, tracing, tell });
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
  const privates = createPrivateList({
    apiUrl: config.apiUrl,
    report: createCachedFetch(report, revision).fetch,
    revision,
    file: `${config.dataDir}/private-files.json`,
    onHidden() {
      cachedFetch.forget();
      pages.forget();
    },
    onError: (error) => logger.warn({ err: error }, 'private records could not be read'),
  });
  await registerMedia(app, media, createPrivateFiles({ apiUrl: config.apiUrl, report, privates }));
  registerArtwork(app);
  registerSharePictures(app, {
    apiUrl: config.apiUrl,
    fetch,
    cachedFetch: cachedFetch.fetch,
    media,
    releases,
    queue: queues.pictures,
  });
  const isOffered = createIsOffered(cachedFetch, config.apiUrl);
  const sendMissing = createSendMissing(pages, sender);
  registerContactPost(app, { config, renderer, sender, fetch, isOffered, queue: queues.forms });
  registerDocuments(app, { version, renderer, revision, queue: queues.unknown, edge, now });
  registerClientPitch(app, { config, renderer, sendMissing, fetch, queue: queues.forms });
  registerClientWords(app, {
    config,
    renderer,
    sendMissing,
    fetch,
    upload: tracedFetch(fetchWithDeadline(deadlines.uploadMs, options.fetch), tracing),
    queue: queues.forms,
    onChange: () => revision.expire(),
  });
  const open = createPreviews({ config, renderer, fetch });
  registerPreviews(app, { open, sendMissing, queue: queues.previews });
  const answerShared = registerShared(app, {
    config,
    releases,
    renderer,
    sendMissing,
    privates,
    isOffered,
    fetch,
    report,
    queue: queues.forms,
  });
  registerPages(app, { releases, pages, sender, redirects, visits, isOffered, edge, answerShared });

  return {
    app,
    receipts,
    warmUp: () => warmUp({ releases, renderer, pages, logger }),
  };
}

/** Fetch for calls to the API that only the site's server may make: they show the secret that both share. */
function fetchAsSite(fetch: typeof globalThis.fetch, secret: string): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(siteSecretHeader, secret);
    return fetch(input, { ...init, headers });
  };
}
