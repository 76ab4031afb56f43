import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { fetchWithDeadline } from '../fetch-with-deadline.ts';
import { errorDetails } from './error-details.ts';
import { failureOf, unreachable } from './s3-failures.ts';
import type { S3Place } from './store-place.ts';

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Name of an object; none: the bucket itself. */
  name?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Blob;
  /** Further time for the body of the answer, in ms; 0 by default. */
  bodyMs?: number;
  /** Statuses other than success that the caller understands. */
  expected?: readonly number[];
}

/** @throws StoreFault */
export type SendToS3 = (call: S3Call) => Promise<Response>;

/** For a call without the bodies. */
const callMs = 15_000;
/** The slowest sending of a body that is waited for. */
const bytesPerMs = 128;
const triesMax = 3;
const firstPauseMs = 200;
/** The server is busy, or has a fault that may pass. */
const passing = [429, 500, 502, 503, 504];

/** Signed calls to one bucket. Each has a deadline; one that finds the server busy or closing is repeated. */
export function createS3Calls(place: S3Place): SendToS3 {
  const { accessKeyId, secretAccessKey, region } = place;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const bucketUrl = bucketUrlOf(place);

  async function once({ method, name, query = {}, headers, body, bodyMs = 0 }: S3Call): Promise<Response> {
    const url = new URL(name === undefined ? bucketUrl : `${bucketUrl}/${encodeKey(place.prefix + name)}`);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const answerMs = Math.ceil(callMs + (body?.size ?? 0) / bytesPerMs);
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException('No answer in time', 'TimeoutError')),
      answerMs,
    );
    try {
      const request = await signer.sign(url.href, { method, headers, body, redirect: 'manual' });
      return await fetchWithDeadline(answerMs + bodyMs)(request, { signal: late.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  return async (call) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await once(call).catch((error: unknown) => {
        if (isNetworkFault(error) && attempt < triesMax) return undefined;
        throw isNetworkFault(error) || isTimeout(error) ? unreachable(place, error) : error;
      });
      if (response !== undefined) {
        if (response.ok || call.expected?.includes(response.status)) return response;
        if (attempt === triesMax || !passing.includes(response.status))
          throw await failureOf(response, place);
        await response.body?.cancel();
      }
      await sleep(firstPauseMs * 2 ** (attempt - 1));
    }
  };
}

/** AWS has an address for each bucket; other servers, and names with a dot, take the bucket in the path. */
function bucketUrlOf({ bucket, region, endpoint }: S3Place): string {
  if (endpoint !== undefined) return `${endpoint}/${bucket}`;
  const host = `s3.${region}.amazonaws.com`;
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`;
}

function encodeKey(key: string): string {
  return key
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll(/[!'()*]/g, (sign) => `%${hexOf(sign)}`))
    .join('/');
}

function hexOf(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase();
}

function isNetworkFault(error: unknown): boolean {
  const { name, cause } = errorDetails(error);
  return name === 'TypeError' && cause !== undefined;
}

function isTimeout(error: unknown): boolean {
  return errorDetails(error).name === 'TimeoutError';
}
