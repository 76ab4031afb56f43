import type { Span, SpanOptions, Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../settings/tracing-fields.ts';

interface OpenTracer {
  tracer: Tracer;
  /** Starts a trace that has this id, 32 hexadecimal digits. */
  startTrace: (traceId: string, name: string, options: SpanOptions) => Span;
  shutdown: () => Promise<void>;
}

/** A tracer of OpenTelemetry that sends its spans in batches. Nothing global is registered. */
export function openTracer(
  service: string,
  { ratio }: TracingSettings,
  onStateChange: (message: string) => void,
): OpenTracer {
  const random = new RandomIdGenerator();
  let nextTraceId: string | undefined;
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    idGenerator: {
      generateTraceId: () => nextTraceId ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter: reportingExporter(onStateChange) })],
  });
  const tracer = provider.getTracer('studio');
  return {
    tracer,
    startTrace(traceId, name, options) {
      nextTraceId = traceId;
      try {
        return tracer.startSpan(name, { ...options, root: true });
      } finally {
        nextTraceId = undefined;
      }
    },
    shutdown: () => provider.shutdown(),
  };
}

/** Address, headers and time limits come from the environment. */
function reportingExporter(tell: (message: string) => void): SpanExporter {
  const exporter = new OTLPTraceExporter();
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined;
        if (hasFailed && !isFailing)
          tell(`traces cannot be sent: ${result.error?.message ?? 'no reason given'}`);
        if (!hasFailed && isFailing) tell('traces are sent again');
        isFailing = hasFailed;
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
