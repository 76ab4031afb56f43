import type { z } from 'zod';
import type { StorePlace } from '../object-store/store-place.ts';
import { fields } from './fields.ts';

/** Settings of the object stores that every server reads, in the words of AWS. */
export const storeFields = {
  MEDIA_STORE: fields.objectStore.optional(),
  AWS_REGION: fields.text.default('us-east-1'),
  AWS_ACCESS_KEY_ID: fields.text.optional(),
  AWS_SECRET_ACCESS_KEY: fields.text.optional(),
  AWS_ENDPOINT_URL: fields.webAddress.optional(),
};

const storeNames = ['MEDIA_STORE'] as const;

interface StoreValues extends Partial<Record<(typeof storeNames)[number], string>> {
  AWS_REGION: string;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_ENDPOINT_URL?: string | undefined;
}

/** A bucket cannot be used without keys. */
export function refuseKeyless(values: StoreValues, context: z.RefinementCtx): void {
  const name = storeNames.find((one) => values[one]?.startsWith('s3://'));
  if (name === undefined) return;
  for (const key of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const) {
    if (values[key] === undefined)
      context.addIssue({ code: 'custom', path: [key], message: `must be set with ${name}` });
  }
}

/** Undefined for a setting that is not set. */
export function storePlace(setting: string | undefined, values: StoreValues): StorePlace | undefined {
  if (setting === undefined) return undefined;
  if (!setting.startsWith('s3://')) return { folder: setting };
  const [bucket = '', ...below] = setting.slice('s3://'.length).split('/').filter(Boolean);
  return {
    bucket,
    prefix: below.map((part) => `${part}/`).join(''),
    region: values.AWS_REGION,
    ...(values.AWS_ENDPOINT_URL !== undefined && { endpoint: withoutSlashes(values.AWS_ENDPOINT_URL) }),
    accessKeyId: values.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.AWS_SECRET_ACCESS_KEY ?? '',
  };
}

function withoutSlashes(address: string): string {
  return address.replace(/\/+$/, '');
}
