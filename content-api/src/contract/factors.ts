import { z } from 'zod';
import { limits } from './limits.ts';
import { passwordSchema } from './password.ts';
import { idSchema, timestampSchema } from './primitives.ts';
import { requiredLine, requiredOr } from './text.ts';

const binary = z
  .string()
  .max(8_192)
  .regex(/^[A-Za-z0-9_-]*$/, 'must be base64url');

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  _id: idSchema,
  name: z.string(),
  createdAt: timestampSchema,
  lastUsedAt: timestampSchema.nullable(),
});

/** Answer of `GET /api/auth/factors`: what the signed-in account has beside its password. */
export const factorsSchema = z.object({
  hasTotp: z.boolean(),
  passkeys: z.array(passkeySchema),
  recoveryCodesLeft: z.int(),
  /** The setting REQUIRE_SECOND_FACTOR. */
  isRequired: z.boolean(),
});

/** Answer of `POST /api/auth/totp`. */
export const totpSecretSchema = z.object({
  /** In base32, to be typed into an app. */
  secret: z.string(),
  /** The same as an address, to be shown as a QR picture. */
  uri: z.string(),
});

/** Six digits of an app, or a recovery code. */
export const codeSchema = z
  .string(requiredOr('Code', 'must be text'))
  .trim()
  .min(1, 'Code is required')
  .max(40);

/** Input of `POST /api/auth/totp/confirm`. */
export const codeInputSchema = z.strictObject({ code: codeSchema });

/** Codes of which each signs in once; empty when the account had some already. They are shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** Ways to reach a passkey. */
export const transportsSchema = z
  .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']).catch('hybrid'))
  .max(10);

const credential = {
  id: binary,
  rawId: binary,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** The browser's answer after it made a passkey. Further members are dropped. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    attestationObject: binary,
    transports: transportsSchema.optional(),
  }),
});

/** The browser's answer after it signed with a passkey. Further members are dropped. */
export const usedPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
    userHandle: binary.optional(),
  }),
});

/** A ticket of this server for one step. */
export const challengeSchema = z.string(requiredOr('Challenge', 'must be text')).max(limits.title);

const known = z.array(
  z.object({ id: binary, type: z.literal('public-key'), transports: transportsSchema.optional() }),
);
const verification = z.enum(['required', 'preferred', 'discouraged']).optional();

/** A ticket, and what the browser needs to sign with a passkey. */
export const passkeyOptionsSchema = z.object({
  challenge: challengeSchema,
  options: z.object({
    challenge: binary,
    timeout: z.number().optional(),
    rpId: z.string().optional(),
    allowCredentials: known.optional(),
    userVerification: verification,
  }),
});

/** A ticket, and what the browser needs to make a passkey. */
export const newPasskeyOptionsSchema = z.object({
  challenge: challengeSchema,
  options: z.object({
    rp: z.object({ name: z.string(), id: z.string().optional() }),
    user: z.object({ id: binary, name: z.string(), displayName: z.string() }),
    challenge: binary,
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    timeout: z.number().optional(),
    excludeCredentials: known.optional(),
    authenticatorSelection: z
      .object({
        residentKey: verification,
        requireResidentKey: z.boolean().optional(),
        userVerification: verification,
      })
      .optional(),
    attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).optional(),
  }),
});

/** Proof that it is the owner of the account who asks: the password, or a passkey that signed the challenge. */
export const proofFields = {
  password: passwordSchema.optional(),
  challenge: challengeSchema.optional(),
  passkey: usedPasskeySchema.optional(),
};

/** Input of what asks for such a proof. */
export const proofSchema = z.strictObject(proofFields);

/** Input of `POST /api/auth/passkeys/options`: with the challenge of a login, for its second step. */
export const passkeyOptionsInputSchema = z.strictObject({ challenge: challengeSchema.optional() });

/** Input of `POST /api/auth/passkeys/confirm`. */
export const passkeyInputSchema = z.strictObject({
  challenge: challengeSchema,
  name: requiredLine({ label: 'Name', max: limits.name }),
  passkey: newPasskeySchema,
});

/** See `proofSchema`. */
export type Proof = z.output<typeof proofSchema>;
/** See `factorsSchema`. */
export type Factors = z.infer<typeof factorsSchema>;
/** See `passkeySchema`. */
export type Passkey = z.infer<typeof passkeySchema>;
