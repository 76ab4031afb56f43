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
import { bareHeaders } from '../http/bare-headers.ts';
import { sendCached } from '../http/response-cache.ts';
import { registerPostRoutes } from '../features/posts/routes.ts';
import { registerProjectRoutes } from '../features/projects/routes.ts';
import { registerRedirectRoutes } from '../features/redirects/routes.ts';
import { registerTechnologyRoutes } from '../features/technologies/routes.ts';
import { registerTextRoutes } from '../features/texts/routes.ts';
import { registerTranslationRoutes } from '../features/translations/routes.ts';
import { registerMediaRoutes } from '../features/media/routes.ts';
import { registerUploads } from '../features/media/upload-routes.ts';
import { registerAccountLinkRoutes } from '../features/accounts/account-links/routes.ts';
import { registerEditorCookie } from '../features/audiences/editor-cookie.ts';
import { registerAudienceRoutes } from '../features/audiences/routes.ts';
import { registerSharedRoutes } from '../features/audiences/site-routes.ts';
import { registerAuditRoutes } from '../features/audit/routes.ts';
import { registerAuthRoutes } from '../features/accounts/auth/routes.ts';
import { registerOffSiteRoutes } from '../features/backups/off-site/routes.ts';
import { registerRestoreRoutes } from '../features/backups/restore-routes.ts';
import { registerBackupRoutes } from '../features/backups/routes.ts';
import { registerContactRoutes } from '../features/contact/routes.ts';
import { registerDoctorRoutes } from '../features/doctor/routes.ts';
import { registerFactorRoutes } from '../features/accounts/factors/routes.ts';
import { registerMessageRoutes } from '../features/messages/routes.ts';
import { registerImportRoutes } from '../features/move-in/routes.ts';
import { registerExportRoutes } from '../features/move-out/routes.ts';
import { registerInstallationRoutes } from '../features/installation/routes.ts';
import { registerMailRoutes } from '../features/outbox/mail-routes.ts';
import { registerOutboxRoutes } from '../features/outbox/routes.ts';
import { registerPolicyReports } from '../features/reports/policy-reports.ts';
import { registerPreviewRoutes } from '../features/previews/routes.ts';
import { registerReportRoutes } from '../features/reports/routes.ts';
import { registerClientReviewRoutes } from '../features/reviews/client-routes.ts';
import { registerReviewRoutes } from '../features/reviews/routes.ts';
import { registerSiteRoutes } from '../features/site/routes.ts';
import { registerUserRoutes } from '../features/accounts/users/routes.ts';
import { registerVisitRoutes } from '../features/visits/routes.ts';
import { registerAccess } from '../http/plugins/access.ts';
import { registerBodies } from '../http/plugins/bodies.ts';
import { registerCompression } from '../http/plugins/compress-answers.ts';
import { registerContentRevision } from '../http/plugins/content-revision.ts';
import { registerCors } from '../http/plugins/cors.ts';
import { registerErrors, sendError } from '../http/plugins/errors.ts';
import { registerHealth } from '../http/plugins/health.ts';
import { registerOpenApi } from '../http/plugins/openapi.ts';
import { registerRateLimits } from '../http/plugins/rate-limits.ts';
import { registerRepeatedReads } from '../http/plugins/repeated-reads.ts';
import { registerRequestLog } from '../http/plugins/request-log.ts';
import { registerSecurityHeaders } from '../http/plugins/security-headers.ts';
import { registerValidationBursts } from '../http/plugins/validation-bursts.ts';
import { registerWriteGuard } from '../http/plugins/write-guard.ts';
import { refusalAnswer } from '../http/plugins/refusal-answer.ts';
import { registerClientPitchRoutes } from '../features/pitches/client-routes.ts';
import { registerPitchRoutes } from '../features/pitches/routes.ts';
import { registerClientTestimonialRoutes } from '../features/testimonials/client-routes.ts';
import { registerTestimonialRequestRoutes } from '../features/testimonials/routes.ts';
import { registerReceiptRoutes } from '../features/receipts/routes.ts';
import { registerBringBack } from '../features/records/bring-back.ts';
import { registerSchedule } from '../features/records/schedule.ts';
import { registerEditorReads } from '../features/records/editor-reads.ts';
import { registerEditorWrites } from '../features/records/editor-writes.ts';
import { registerKindRoutes } from '../features/records/kind-routes.ts';
import type { AppContext } from './context.ts';

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
  const trustedProxies = [...loopback, ...config.trustedCallers];
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
    genReqId: createRequestIds(trustedProxies),
    trustProxy: trustedProxies,
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
  registerEditorCookie(app, context);
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
  registerTextRoutes(app, context);
  await registerTranslationRoutes(app, context);
  await registerContactRoutes(app, context);
  registerMessageRoutes(app, context);
  registerOutboxRoutes(app, context);
  registerMailRoutes(app, context);
  registerInstallationRoutes(app, context);
  await registerBackupRoutes(app, context);
  await registerRestoreRoutes(app, context);
  registerOffSiteRoutes(app, context);
  registerVisitRoutes(app, context);
  registerDoctorRoutes(app, context);
  registerReceiptRoutes(app, context);
  await registerImportRoutes(app, context);
  await registerExportRoutes(app, context);
  registerPreviewRoutes(app, context);
  registerBringBack(app, context);
  registerSchedule(app, context);
  registerReviewRoutes(app, context);
  registerClientReviewRoutes(app, context);
  registerAudienceRoutes(app, context);
  registerSharedRoutes(app, context);
  registerPitchRoutes(app, context);
  registerClientPitchRoutes(app, context);
  registerTestimonialRequestRoutes(app, context);
  registerClientTestimonialRoutes(app, context);
  registerMediaRoutes(app, context);
  await registerUploads(app, context);
  registerReportRoutes(app, context);
  registerPolicyReports(app, context);
  return app;
}
