import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  answerFirst,
  boundAddress,
  clientErrorHandler,
  closeUnusedConnections,
  connectionOptions,
  createRequestIds,
  maxAddressBytes,
  guardRequests,
  noRouteSchemas,
} from 'server-kit';
import type { Metrics } from 'server-kit/metrics';
import type { Tracing } from 'server-kit/tracing';
import type { AppContext } from './app/context.ts';
import { bareHeaders } from './http/bare-headers.ts';
import { sendCached } from './http/response-cache.ts';
import { registerPostRoutes } from './kinds/post/routes.ts';
import { registerProjectRoutes } from './kinds/project/routes.ts';
import { registerRedirectRoutes } from './kinds/redirect/routes.ts';
import { registerTechnologyRoutes } from './kinds/technology/routes.ts';
import { registerMediaRoutes } from './media/routes.ts';
import { registerUploads } from './media/upload-routes.ts';
import { registerAccountLinkRoutes } from './modules/account-links/routes.ts';
import { registerAuditRoutes } from './modules/audit/routes.ts';
import { registerAuthRoutes } from './modules/auth/routes.ts';
import { registerBackupRoutes } from './modules/backups/routes.ts';
import { registerContactRoutes } from './modules/contact/routes.ts';
import { registerDoctorRoutes } from './modules/doctor/routes.ts';
import { registerFactorRoutes } from './modules/factors/routes.ts';
import { registerMessageRoutes } from './modules/messages/routes.ts';
import { registerOutboxRoutes } from './modules/outbox/routes.ts';
import { registerPolicyReports } from './modules/reports/policy-reports.ts';
import { registerPreviewRoutes } from './modules/previews/routes.ts';
import { registerReportRoutes } from './modules/reports/routes.ts';
import { registerClientReviewRoutes } from './modules/reviews/client-routes.ts';
import { registerReviewRoutes } from './modules/reviews/routes.ts';
import { registerSiteRoutes } from './modules/site/routes.ts';
import { registerUserRoutes } from './modules/users/routes.ts';
import { registerVisitRoutes } from './modules/visits/routes.ts';
import { registerAccess } from './plugins/access.ts';
import { registerBodies } from './plugins/bodies.ts';
import { registerCompression } from './plugins/compress-answers.ts';
import { registerContentRevision } from './plugins/content-revision.ts';
import { registerCors } from './plugins/cors.ts';
import { registerErrors, sendError } from './plugins/errors.ts';
import { registerHealth } from './plugins/health.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { registerRateLimits } from './plugins/rate-limits.ts';
import { registerRepeatedReads } from './plugins/repeated-reads.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { registerValidationBursts } from './plugins/validation-bursts.ts';
import { registerWriteGuard } from './plugins/write-guard.ts';
import { refusalAnswer } from './plugins/refusal-answer.ts';
import { registerReceiptRoutes } from './receipts/routes.ts';
import { registerBringBack } from './records/bring-back.ts';
import { registerSchedule } from './records/schedule.ts';
import { registerEditorReads } from './records/editor-reads.ts';
import { registerEditorWrites } from './records/editor-writes.ts';
import { registerKindRoutes } from './records/kind-routes.ts';

const loopback = ['127.0.0.0/8', '::1/128'];

/**
 * The whole API over a context: every plugin and every module, in order. It listens nowhere yet.
 *
 * @param metrics measures its requests
 * @param tracing records them as spans
 */
export async function buildApp(
  context: AppContext,
  metrics?: Metrics,
  tracing?: Tracing,
): Promise<FastifyInstance> {
  const { config } = context;
  const { timeouts } = config;
  const neighbours = [...loopback, ...config.trustedCallers];
  const log: FastifyBaseLogger = context.log;
  const connections = connectionOptions({
    requestMs: timeouts.requestMs,
    headersMs: timeouts.headersMs,
    keepAliveMs: timeouts.keepAliveMs,
    idleMs: timeouts.connectionMs,
  });
  const isWatched = metrics !== undefined || tracing !== undefined || context.log.isLevelEnabled('debug');
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: noRouteSchemas,
    genReqId: createRequestIds(neighbours),
    trustProxy: neighbours,
    ...connections,
    // Without metrics, traces or debug logs no hook has to run for a cached response.
    ...(!isWatched && {
      serverFactory: answerFirst(connections, (request, response) =>
        sendCached(request, response, context.cache),
      ),
    }),
    forceCloseConnections: 'idle',
    // A balancer that has not noticed yet gets its answer.
    return503OnClosing: false,
    rewriteUrl: boundAddress,
    // The contract decides what can be an id; the router only has to let everything through to it.
    routerOptions: { maxParamLength: maxAddressBytes },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(bareHeaders)),
    clientErrorHandler: clientErrorHandler(refusalAnswer),
  });

  closeUnusedConnections(app);
  app.addHook('onClose', () =>
    Promise.all([
      context.media.close(),
      context.outbox.close(),
      context.purges.close(),
      context.doctor.close(),
    ]),
  );
  metrics?.watch(app);
  tracing?.watch(app);
  registerErrors(app);
  registerRepeatedReads(app, context);
  await registerOpenApi(app, context);
  await registerSecurityHeaders(app, config);
  await registerCors(app, config);
  guardRequests(app);
  registerBodies(app);
  registerRequestLog(app, context);
  registerContentRevision(app);
  registerCompression(app);
  registerWriteGuard(app, context);
  registerAccess(app, context);
  await registerRateLimits(app, context);
  registerValidationBursts(app, context);

  registerHealth(app, context);
  registerAuthRoutes(app, context);
  registerUserRoutes(app, context);
  registerAccountLinkRoutes(app, context);
  registerFactorRoutes(app, context);
  registerSiteRoutes(app, context);
  for (const kind of context.kinds) registerKindRoutes(app, context, kind);
  registerEditorReads(app, context);
  registerEditorWrites(app, context);
  registerAuditRoutes(app, context);
  registerPostRoutes(app, context);
  registerProjectRoutes(app, context);
  registerTechnologyRoutes(app, context);
  registerRedirectRoutes(app, context);
  await registerContactRoutes(app, context);
  registerMessageRoutes(app, context);
  registerOutboxRoutes(app, context);
  registerBackupRoutes(app, context);
  registerVisitRoutes(app, context);
  registerDoctorRoutes(app, context);
  registerReceiptRoutes(app, context);
  registerPreviewRoutes(app, context);
  registerBringBack(app, context);
  registerSchedule(app, context);
  registerReviewRoutes(app, context);
  registerClientReviewRoutes(app, context);
  registerMediaRoutes(app, context);
  await registerUploads(app, context);
  registerReportRoutes(app, context);
  registerPolicyReports(app, context);
  return app;
}
