import { z } from 'zod';
import { timestampSchema, versionSchema } from './primitives.ts';
import { lineText, requiredLine } from './text.ts';

/** The place of off-site backups, without its secret. */
export const offSiteSchema = z.object({
  /** `environment`: set by whoever runs the server, and not to be changed here. */
  source: z.enum(['none', 'environment', 'console']),
  /** For people: `s3://bucket/folder/ at host`, or a folder of another machine. */
  place: z.string(),
  bucket: z.string(),
  folder: z.string(),
  region: z.string(),
  /** Address of a provider other than Amazon; empty for that. */
  endpoint: z.string(),
  accessKeyId: z.string(),
  hasSecret: z.boolean(),
  /** Whether the stored secret can be read: not after the server's own was changed. */
  isReadable: z.boolean(),
  /** What backups are encrypted for, in the form of age. */
  publicKey: z.string(),
  updatedAt: timestampSchema.optional(),
});

/** Input of `PUT /api/backups/off-site`; a stale `updatedAt` is 409. */
export const offSiteInputSchema = z.strictObject({
  bucket: requiredLine({ label: 'Bucket', max: 63 }).regex(
    /^[a-z\d][a-z\d.-]+[a-z\d]$/,
    'Bucket must be the name of a bucket: small letters, digits, dots and hyphens',
  ),
  folder: lineText({ label: 'Folder', max: 200 }).regex(
    /^(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/,
    'Folder must be a path such as studio/site',
  ),
  region: requiredLine({ label: 'Region', max: 60 }).regex(
    /^[\w-]+$/,
    'Region must be a name such as eu-central-1',
  ),
  endpoint: lineText({ label: 'Address', max: 253 }).regex(
    /^(?:https:\/\/[a-z\d.-]+(?::\d{1,5})?)?$/,
    'Address must be one such as https://s3.example.com, without a path',
  ),
  accessKeyId: requiredLine({ label: 'Access key', max: 200 }),
  /** Left out: the stored one stays, where address and access key stay. */
  secretAccessKey: z.string('Secret key must be text').max(500, 'Secret key is too long').optional(),
  publicKey: requiredLine({ label: 'Public key', max: 3_000 }).regex(
    /^age1[\da-z]+$/,
    'Public key must begin with age1; the private key stays with you',
  ),
  updatedAt: versionSchema,
});

/** What the place answers to a try. */
export const offSiteTestSchema = z.object({ isUsable: z.boolean(), message: z.string() });

/** See `offSiteSchema`. */
export type OffSite = z.infer<typeof offSiteSchema>;
/** See `offSiteInputSchema`. */
export type OffSiteInput = z.output<typeof offSiteInputSchema>;
/** See `offSiteTestSchema`. */
export type OffSiteTest = z.infer<typeof offSiteTestSchema>;
