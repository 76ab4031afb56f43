export { Counter, Gauge, Histogram } from 'prom-client';
export { createMetrics } from './create-metrics.ts';
export type { Metrics } from './create-metrics.ts';
export { serveMetrics } from './serve-metrics.ts';
export type { MetricsServer } from './serve-metrics.ts';
