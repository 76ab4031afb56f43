import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { newPasskeySchema, usedPasskeySchema } from 'content-api/contract';

// Fetched when somebody uses a passkey.
const library = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** Lets the browser make a passkey, which asks the user. @throws when the user declines or the device cannot */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await library();
  return newPasskeySchema.parse(await startRegistration({ optionsJSON }));
}

/** Lets the browser sign with a passkey, which asks the user. @throws when the user declines or the device cannot */
export async function signWithPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await library();
  return usedPasskeySchema.parse(await startAuthentication({ optionsJSON }));
}
