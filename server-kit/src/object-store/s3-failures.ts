import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { errorDetails } from './error-details.ts';
import { storeFault } from './store-fault.ts';
import type { StoreFault } from './store-fault.ts';
import type { S3Place } from './store-place.ts';

const errorBody = z.object({ Error: z.object({ Code: z.string() }) });
/** S3 refuses what was signed longer ago or in the future. */
const skewMaxMs = 15 * 60_000;
const wrongKeys = [
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'InvalidAccessKey',
  'AuthorizationHeaderMalformed',
];
const otherRegion = ['PermanentRedirect', 'TemporaryRedirect', 'IllegalLocationConstraintException'];

/** Reads why S3 refused a call. @returns a fault whose message names what to change */
export async function failureOf(response: Response, place: S3Place): Promise<StoreFault> {
  const { status } = response;
  const code = codeIn(await response.text().catch(() => '')) ?? `status ${status}`;
  const at = placeName(place);
  if (code === 'NoSuchBucket') return storeFault('STORE_MISSING', `The bucket of ${at} does not exist`);
  if (code === 'RequestTimeTooSkewed' || (status === 403 && skewOf(response) > skewMaxMs)) {
    const minutes = Math.round(skewOf(response) / 60_000);
    return storeFault(
      'STORE_CLOCK',
      `The clock of this machine is ${minutes} minutes off that of ${at}: set it right`,
    );
  }
  if (wrongKeys.includes(code))
    return storeFault(
      'STORE_REFUSED',
      `${at} does not accept the keys (${code}): check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION`,
    );
  if (otherRegion.includes(code) || status === 301 || status === 307)
    return storeFault(
      'STORE_REFUSED',
      `The bucket of ${at} is in another region: check AWS_REGION (${code})`,
    );
  if (status === 401 || status === 403)
    return storeFault(
      'STORE_REFUSED',
      `${at} does not allow this to the access key of AWS_ACCESS_KEY_ID (${code})`,
    );
  if (status === 501) return storeFault('STORE_UNABLE', `${at} does not support the call (${code})`);
  return storeFault('STORE_AWAY', `${at} failed (${code})`);
}

/** No answer, or none in time. */
export function unreachable(place: S3Place, error: unknown): StoreFault {
  const { name, cause } = errorDetails(error);
  const { code } = errorDetails(cause);
  const reason = name === 'TimeoutError' ? 'no answer in time' : code;
  return storeFault(
    'STORE_AWAY',
    `${placeName(place)} does not answer (${typeof reason === 'string' ? reason : 'no connection'})`,
    error,
  );
}

/** `s3://bucket/prefix at https://…`, without keys. */
export function placeName({ bucket, prefix, endpoint }: S3Place): string {
  const at = endpoint === undefined ? '' : ` at ${new URL(endpoint).host}`;
  return `s3://${bucket}/${prefix}${at}`;
}

function codeIn(text: string): string | undefined {
  try {
    return errorBody.parse(new XMLParser().parse(text)).Error.Code;
  } catch {
    return undefined;
  }
}

function skewOf({ headers }: Response): number {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? 0 : Math.abs(Date.now() - date);
}
