import { z } from 'zod';
import { fields } from './fields.ts';

const protocol = z.literal('http/json', 'must be http/json');

/** OpenTelemetry's own settings, as far as servers have to understand them. Its library reads the others by itself. */
export const tracingFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: fields.webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: fields.webAddress.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol.optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(
      ['parentbased_always_on', 'parentbased_traceidratio'],
      'must be parentbased_always_on or parentbased_traceidratio',
    )
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: fields.number(0, 1).default(1),
};

/** Settings of tracing. */
export interface TracingSettings {
  /** Share from 0 to 1 of the requests that start a trace. Those of a trace that comes from outside follow it. */
  ratio: number;
}

type Values = z.output<z.ZodObject<typeof tracingFields>>;

/** Undefined where tracing is off. */
export function tracingSettings(values: Values): TracingSettings | undefined {
  const endpoint = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const isShare = values.OTEL_TRACES_SAMPLER === 'parentbased_traceidratio';
  return { ratio: isShare ? values.OTEL_TRACES_SAMPLER_ARG : 1 };
}
