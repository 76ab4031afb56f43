import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { http } from '../node-http.ts';

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([])
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])));
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: attributesSchema,
});
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

/** A span as it arrived, with the name of the server that sent it. */
type ReceivedSpan = z.output<typeof spanSchema> & { service: unknown };

/** Takes traces over OTLP/HTTP in JSON, as a collector does. */
export interface TraceReceiver {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  spans: ReceivedSpan[];
  close: () => Promise<void>;
}

export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = http.createServer((request, response) => {
    if (request.url !== '/v1/traces') return void response.writeHead(404).end();
    json(request).then(
      (body) => {
        for (const { resource, scopeSpans } of requestSchema.parse(body).resourceSpans) {
          const service = resource.attributes['service.name'];
          for (const span of scopeSpans.flatMap((scope) => scope.spans)) spans.push({ ...span, service });
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      },
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
