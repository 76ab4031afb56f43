import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { newPasskeyOptionsSchema, transportsSchema } from '../../contract/factors.ts';
import type { newPasskeySchema, usedPasskeySchema } from '../../contract/factors.ts';
import type { PasskeyTable } from '../../db/account-tables.ts';
import { readJson, writeJson } from '../../db/json.ts';
import { toIso } from '../../lib/clock.ts';
import { newId } from '../../lib/new-id.ts';
import type { Account } from '../../core/accounts/users-repository.ts';

// Loaded when it is needed: it takes a while, and passkeys are seldom used.
const library = () => import('@simplewebauthn/server');
const [ed25519, es256, rs256] = [-8, -7, -257];

/** Passkeys belong to the host of the site, as the settings name it. */
function site({ config }: Pick<Context, 'config'>) {
  return { expectedOrigin: config.siteUrl.origin, expectedRPID: config.siteUrl.hostname };
}

/** Options for the browser to make a passkey for an account. */
export async function optionsForNew(
  context: Pick<Context, 'config'>,
  { account, known, challenge }: { account: Account; known: Selectable<PasskeyTable>[]; challenge: string },
) {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: context.config.siteUrl.hostname,
    rpID: context.config.siteUrl.hostname,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.username,
    challenge: Buffer.from(challenge, 'base64url'),
    attestationType: 'none',
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [ed25519, es256, rs256],
  });
  return newPasskeyOptionsSchema.shape.options.parse(options);
}

/** Options for the browser to sign with one of these passkeys, or with any that it has for the site. */
export async function optionsForUse(
  { config }: Pick<Context, 'config'>,
  { known, challenge }: { known: Selectable<PasskeyTable>[]; challenge: string },
) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: config.siteUrl.hostname,
    challenge: Buffer.from(challenge, 'base64url'),
    allowCredentials: known.map(describe),
    userVerification: known.length === 0 ? 'required' : 'preferred',
  });
}

/** Keeps a passkey that the browser made; false when it is not the answer to that challenge, or of another site. */
export async function addPasskey(
  context: Context,
  { userId, name, passkey, challenge }: NewPasskey,
): Promise<boolean> {
  const { database, clock } = context;
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge: challenge,
    requireUserVerification: true,
    ...site(context),
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) return false;
  const { credential } = registrationInfo;
  await database.queries
    .insertInto('passkeys')
    .values({
      id: newId(),
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      sign_count: credential.counter,
      transports: writeJson(credential.transports ?? []),
      name,
      created_at: toIso(clock.nowMs()),
      last_used_at: null,
    })
    .execute();
  return true;
}

interface NewPasskey {
  userId: string;
  name: string;
  passkey: z.output<typeof newPasskeySchema>;
  challenge: string;
}

/**
 * The account that a passkey signs in, or undefined when the signature is not one of a known passkey over that challenge
 * on this site.
 */
export async function verifyPasskey(
  context: Context,
  passkey: z.output<typeof usedPasskeySchema>,
  { challenge, userId, needsVerification }: Expected,
): Promise<string | undefined> {
  const { database, clock } = context;
  const known = await database.queries
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', passkey.id)
    .executeTakeFirst();
  if (known === undefined || (userId !== undefined && known.user_id !== userId)) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: passkey,
    expectedChallenge: challenge,
    requireUserVerification: needsVerification,
    credential: {
      ...describe(known),
      publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
      counter: Number(known.sign_count),
    },
    ...site(context),
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) return undefined;
  await database.queries
    .updateTable('passkeys')
    .set({ sign_count: authenticationInfo.newCounter, last_used_at: toIso(clock.nowMs()) })
    .where('id', '=', known.id)
    .execute();
  return known.user_id;
}

interface Expected {
  challenge: string;
  /** The account that has given its password. */
  userId?: string;
  /** Whether the device must have asked for a finger, a face or a PIN. */
  needsVerification: boolean;
}

function describe({ credential_id, transports }: Selectable<PasskeyTable>) {
  return { id: credential_id, transports: transportsSchema.parse(readJson(transports)) };
}
