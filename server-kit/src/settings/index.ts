export { fields } from './fields.ts';
export { metricsFields, metricsPlace } from './metrics-place.ts';
export type { MetricsPlace } from './metrics-place.ts';
export { offSiteFields, refuseWrongOffSite } from './off-site.ts';
export { readSettings } from './read-settings.ts';
export { refuseKeyless, storeAccessFields, storePlace } from './store-places.ts';
export { serverAddresses } from './server-addresses.ts';
export { tracingFields, tracingSettings } from './tracing-fields.ts';
export type { TracingSettings } from './tracing-fields.ts';
