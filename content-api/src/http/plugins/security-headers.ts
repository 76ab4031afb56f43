import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

const none = ["'none'"];
const twoYearsSeconds = 63_072_000;

/** Security headers of every response: no framing, no content sniffing, no referrer. */
export async function registerSecurityHeaders(app: FastifyInstance, { siteUrl }: Config): Promise<void> {
  const isHttps = siteUrl.protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: none, frameAncestors: none, baseUri: none, formAction: none },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps && { maxAge: twoYearsSeconds, includeSubDomains: true },
    // The other headers of the preset concern pages and scripts; this server has none.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
