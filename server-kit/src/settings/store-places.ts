import type { z } from 'zod';
import type { StorePlace } from '../object-store/store-place.ts';
import { fields } from './fields.ts';

/** Access to object stores, with the names that AWS uses. */
export const storeAccessFields = {
  AWS_REGION: fields.text.default('us-east-1'),
  AWS_ACCESS_KEY_ID: fields.text.optional(),
  AWS_SECRET_ACCESS_KEY: fields.text.optional(),
  AWS_ENDPOINT_URL: fields.serverAddress.optional(),
};

interface StoreAccess {
  AWS_REGION: string;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_ENDPOINT_URL?: string | undefined;
}

const beginning = 's3://';

/** A bucket in any setting needs access keys. */
export function refuseKeyless(values: StoreAccess, context: z.RefinementCtx): void {
  const isBucket = ([, value]: [string, unknown]) => typeof value === 'string' && value.startsWith(beginning);
  const [name] = Object.entries(values).find(isBucket) ?? [];
  if (name === undefined) return;
  for (const key of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const) {
    if (values[key] === undefined)
      context.addIssue({ code: 'custom', path: [key], message: `must be set with ${name}` });
  }
}

/** The place that a setting of the form `fields.objectStore` names. */
export function storePlace(setting: string, values: StoreAccess): StorePlace {
  if (!setting.startsWith(beginning)) return { folder: setting };
  const [bucket = '', ...below] = setting.slice(beginning.length).split('/').filter(Boolean);
  return {
    bucket,
    prefix: below.map((part) => `${part}/`).join(''),
    region: values.AWS_REGION,
    ...(values.AWS_ENDPOINT_URL !== undefined && { endpoint: values.AWS_ENDPOINT_URL }),
    accessKeyId: values.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.AWS_SECRET_ACCESS_KEY ?? '',
  };
}
