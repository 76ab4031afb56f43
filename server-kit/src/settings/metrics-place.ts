import { fields } from './fields.ts';

/** Settings of `/metrics` that every server reads. */
export const metricsFields = {
  METRICS_PORT: fields.port(1).optional(),
  METRICS_BIND: fields.bind.default('127.0.0.1'),
};

/** The address of a server's measurements. */
export interface MetricsPlace {
  /** 0: the system chooses. */
  port: number;
  bind: string;
}

/** Every server has a port of its own: that of the setting, the next one, and the one after it. */
const offsets = { site: 0, console: 1, api: 2 };

/** Undefined where nothing is measured. */
export function metricsPlace(
  { METRICS_PORT, METRICS_BIND }: { METRICS_PORT?: number | undefined; METRICS_BIND: string },
  service: keyof typeof offsets,
): MetricsPlace | undefined {
  return METRICS_PORT === undefined
    ? undefined
    : { port: METRICS_PORT + offsets[service], bind: METRICS_BIND };
}
