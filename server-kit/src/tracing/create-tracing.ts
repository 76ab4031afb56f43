import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import { parentOf } from '../request-ids.ts';
import type { TracingSettings } from '../settings/tracing-fields.ts';
import { openTracer } from './open-tracer.ts';
import type { Tracing } from './tracing.ts';

const healthChecks = ['/healthz', '/readyz'];
const closeWithinMs = 2_000;
/** Statements with hundreds of ids are cut: the rest of the list adds nothing. */
const longestStatement = 1_000;

export function createTracing(
  service: string,
  settings: TracingSettings,
  onStateChange: (message: string) => void,
): Tracing {
  const { tracer, startTrace, shutdown } = openTracer(service, settings, onStateChange);
  const current = new AsyncLocalStorage<Span>();
  const requests = new WeakMap<FastifyRequest, Span>();

  function startRequest(request: FastifyRequest): Span {
    const { method, headers, id } = request;
    const route = request.routeOptions.url ?? 'none';
    const options = {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, 'http.route': route },
    };
    // Only a trusted caller's trace has become the request's id.
    const parent = parentOf(headers.traceparent);
    if (parent?.traceId === id) return tracer.startSpan(`${method} ${route}`, options, remote(parent));
    return startTrace(id, `${method} ${route}`, options);
  }

  return {
    watch(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        if (!healthChecks.includes(request.routeOptions.url ?? ''))
          requests.set(request, startRequest(request));
        done();
      });
      // A body that was read in between would have lost it.
      app.addHook('preHandler', (request, _reply, done) => {
        const span = requests.get(request);
        if (span) current.run(span, done);
        else done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const span = requests.get(request);
        if (span) end(span, reply.statusCode, 500);
        done();
      });
    },
    async step(name, work) {
      const parent = current.getStore();
      if (!parent) return work();
      const span = tracer.startSpan(name, {}, below(parent));
      try {
        return await current.run(span, work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    startCall(method) {
      const parent = current.getStore();
      if (!parent) return undefined;
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes }, below(parent));
      return { traceparent: traceparentOfSpan(span), end: (status) => end(span, status, 400) };
    },
    noteStatement(text, durationMs) {
      const parent = current.getStore();
      if (!parent) return;
      const now = Date.now();
      const [operation = ''] = text.split(' ', 1);
      const attributes = { 'db.query.text': text.slice(0, longestStatement) };
      const options = { kind: SpanKind.CLIENT, startTime: now - durationMs, attributes };
      tracer.startSpan(operation, options, below(parent)).end(now);
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, closeWithinMs).unref());
      // A failure to send was reported when it happened.
      await Promise.race([shutdown().catch(() => undefined), late]);
    },
  };
}

function below(span: Span): Context {
  return trace.setSpan(ROOT_CONTEXT, span);
}

function remote(parent: { traceId: string; spanId: string; traceFlags: number }): Context {
  return trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

function traceparentOfSpan(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** @param faulty status from which on an answer is a fault: a server's own, or any that a caller gets */
function end(span: Span, status: number | undefined, faulty: number): void {
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (status === undefined || status >= faulty) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
