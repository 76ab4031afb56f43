import { z } from 'zod';
import { recordStates } from './record-view.ts';
import { emailSchema } from './email.ts';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { passwordSchema } from './password.ts';
import { idSchema, timestampSchema } from './primitives.ts';
import { lineText, requiredName, requiredOr } from './text.ts';

/** Who may see a record: everyone, guests with a link of their own, or who knows its password. */
export const audiences = ['everyone', 'link', 'password'] as const;

/** A password that several people share must not be guessed. */
const sharedPasswordMin = 8;

/** Days that a guest's link is open for, unless somebody chooses, and at most. */
export const guestDays = { usual: 30, most: 365 } as const;

const audienceSchema = z.enum(audiences, requiredOr('Audience', `must be one of ${audiences.join(', ')}`));

/** Input of `PUT /api/records/{kind}/{id}/audience`. Without a password, the one from before counts again. */
export const audienceInputSchema = z.strictObject({
  audience: audienceSchema,
  password: passwordSchema
    .min(sharedPasswordMin, `Password must be at least ${sharedPasswordMin} characters`)
    .optional(),
});

/** Answer of that call. */
export const recordAudienceSchema = z.object({
  audience: audienceSchema,
  /** A password is kept, whether it counts now or not. */
  hasPassword: z.boolean(),
});

/** Input of `POST /api/records/{kind}/{id}/guests`. */
export const guestInputSchema = z.strictObject({
  name: requiredName,
  email: z.union([z.literal(''), emailSchema]).optional(),
  expiresAt: instant('Expiry').optional(),
});

/** Somebody with a link to a private record. */
export const guestSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string().optional(),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  /** How often the link was opened. */
  opened: z.int(),
  lastOpenedAt: timestampSchema.nullable(),
});

/** Answer of `POST /api/records/{kind}/{id}/guests`. It has the address this once; only a hash of its token is stored. */
export const guestLinkSchema = guestSchema.extend({ url: z.url() });

const sharedFileSchema = z.object({
  /** Address of the file. */
  url: z.string(),
  /** Titles of public records that show it. */
  usedBy: z.array(z.string()),
});

/** Answer of `GET /api/records/{kind}/{id}/guests`, newest guests first. */
export const recordGuestsSchema = recordAudienceSchema.extend({
  guests: z.array(guestSchema),
  /** Files of a private record that everyone may see, because a public record shows them. */
  publicFiles: z.array(sharedFileSchema),
});

/** Answer of `GET /api/guests`: every record that is not for everyone, and who has access to it. */
export const accessListSchema = z.object({
  records: z.array(
    recordAudienceSchema.extend({
      kind: z.string(),
      _id: idSchema,
      title: z.string(),
      state: z.enum(recordStates),
      guests: z.array(guestSchema),
    }),
  ),
});

const token = lineText({ label: 'Token', max: limits.name });

/** Input of the site's call that exchanges a guest's token. */
export const openSharedSchema = z.strictObject({ token });

/** Input of the site's call that checks a visitor's password. `ip` is the visitor's address. */
export const sharedPasswordSchema = z.strictObject({
  path: z.string().max(limits.url),
  password: z.string().max(limits.passwordBytes),
  ip: z.string().max(limits.name),
});

/** What the site keeps in the visitor's browser for these paths. */
export const passSchema = z.object({
  pass: z.string(),
  paths: z.array(z.string()),
  /** Paths that the record had before, each with the one that it has now. */
  moved: z.record(z.string(), z.string()).default({}),
  expiresAt: timestampSchema,
});

/** Input of the site's call that asks what a pass opens. */
export const checkPassSchema = z.strictObject({ pass: z.string().max(limits.shortText) });

/** The paths that a pass opens and its end; a pass that has ended opens none. */
export const openedSchema = passSchema.omit({ pass: true }).partial({ expiresAt: true });

/** Input of the site's call about an address of a private file. */
export const checkFileSchema = z.strictObject({
  signature: z.string().max(limits.shortText),
  name: z.string().max(limits.url),
});

/** What the site has to know of private records, to keep it from everybody else. */
export const privateListSchema = z.object({
  /** Their addresses, and whether a password opens them. */
  pages: z.array(z.object({ path: z.string(), hasPassword: z.boolean() })),
  /** The beginnings of the paths of their files that no public record shows. */
  files: z.array(z.string()),
});

export type Audience = (typeof audiences)[number];
/** See `audienceInputSchema`. */
export type AudienceInput = z.input<typeof audienceInputSchema>;
/** See `recordAudienceSchema`. */
export type RecordAudience = z.infer<typeof recordAudienceSchema>;
/** See `guestSchema`. */
export type Guest = z.infer<typeof guestSchema>;
/** See `guestLinkSchema`. */
export type GuestLink = z.infer<typeof guestLinkSchema>;
/** See `recordGuestsSchema`. */
export type RecordGuests = z.infer<typeof recordGuestsSchema>;
/** See `accessListSchema`. */
export type AccessList = z.infer<typeof accessListSchema>;
/** See `passSchema`. */
export type Pass = z.infer<typeof passSchema>;
