import type { FastifyInstance } from 'fastify';

/** The work of one server, recorded as spans of traces. */
export interface Tracing {
  /** Makes a span for every request except health checks. It is current while the request is handled. */
  watch: (app: FastifyInstance) => void;
  /** Does a piece of work in a span below the current one. Without one nothing is recorded. */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Starts the span of a call to another server. Without a current span there is none. */
  startCall: (method: string) => CallSpan | undefined;
  /** Records a database statement that has just ended. */
  noteStatement: (text: string, durationMs: number) => void;
  /** Sends what is left, for two seconds at most. Never rejects. */
  close: () => Promise<void>;
}

/** A call that waits for its response. */
export interface CallSpan {
  /** Header by which the other server continues the trace. */
  traceparent: string;
  /** @param status of the response; undefined: there was none */
  end: (status?: number) => void;
}
