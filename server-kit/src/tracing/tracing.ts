import type { FastifyInstance } from 'fastify';

/** The work of one server, recorded as spans of traces. */
export interface Tracing {
  /** A span for every request that the application answers, but for health checks. It is current while it is answered. */
  watch: (app: FastifyInstance) => void;
  /** Does a piece of work in a span below the current one. Without one nothing is recorded. */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Starts the span of a call to another server. Without a current span there is none. */
  startCall: (method: string) => CallSpan | undefined;
  /** Tells of a statement of the database that has just ended. */
  noteStatement: (text: string, durationMs: number) => void;
  /** Sends what is left, for two seconds at most. Never rejects. */
  close: () => Promise<void>;
}

/** A call that was not answered yet. */
export interface CallSpan {
  /** Header by which the other server continues the trace. */
  traceparent: string;
  /** @param status of the answer; undefined: there was none */
  end: (status?: number) => void;
}
