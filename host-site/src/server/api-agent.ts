import { Agent } from 'undici';
import type { Dispatcher } from 'undici';

/** Connections to the API for calls that are handed on. */
export interface ApiAgent {
  /** As undici's own, but a call ends when its time is over. That covers its wait for a connection and its body. */
  request: Dispatcher['request'];
  close: () => Promise<void>;
}

type Callback<T> = (error: Error | null, data: Dispatcher.ResponseData<T>) => void;
type Answer<T> = Promise<Dispatcher.ResponseData<T>>;

const connections = 128;

/** @param deadlineMs for a call that names no time of its own as `headersTimeout` */
export function createApiAgent(deadlineMs: number): ApiAgent {
  const agent = new Agent({ connections, connectTimeout: deadlineMs });

  function request<T = null>(options: Dispatcher.RequestOptions<T>, callback: Callback<T>): void;
  function request<T = null>(options: Dispatcher.RequestOptions<T>): Answer<T>;
  function request<T>(options: Dispatcher.RequestOptions<T>, callback?: Callback<T>): void | Answer<T> {
    const bounded = { ...options, signal: AbortSignal.timeout(options.headersTimeout ?? deadlineMs) };
    return callback ? agent.request(bounded, callback) : agent.request(bounded);
  }

  return { request, close: () => agent.destroy() };
}
