import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { OpenMetricsContentType } from 'prom-client';

/** The metrics of one server at `/metrics`. */
export interface Metrics {
  /** Further measurements of the server belong here. */
  registry: Registry<OpenMetricsContentType>;
  /** Measures every request that the application answers, by method, route and status. */
  watch: (app: FastifyInstance) => void;
}

/** In seconds: a page from memory takes under one millisecond, a slow call ten seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Measurements in the OpenMetrics format: requests, and memory, event loop and processor time of the process.
 *
 * @param service label of all of them, such as `site`
 */
export function createMetrics(service: string): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return {
    registry,
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        // Both have a bounded number of values for any request.
        const method = methods.has(request.method) ? request.method : 'other';
        const route = request.routeOptions.url ?? 'none';
        requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
        done();
      });
    },
  };
}
