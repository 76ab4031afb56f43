import type { TracingSettings } from '../settings/tracing-fields.ts';
import type { Tracing } from './tracing.ts';

/**
 * Starts to trace. OpenTelemetry's library is loaded only here, so that servers without tracing do not pay for it.
 *
 * @param service the server's name in traces, unless `OTEL_SERVICE_NAME` gives another
 * @param onStateChange called once when traces cannot be sent, and once when they can again
 */
export async function openTracing(
  service: string,
  settings: TracingSettings,
  onStateChange: (message: string) => void,
): Promise<Tracing> {
  const { createTracing } = await import('./create-tracing.ts');
  return createTracing(service, settings, onStateChange);
}
