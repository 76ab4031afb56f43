import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** A clock may be one step off, either way. */
const drift = 1;

/** A new secret of 160 bits, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The secret as an address that apps read from a QR picture. */
export function totpUri(secret: string, { email, issuer }: { email: string; issuer: string }): string {
  return new TOTP({ ...parts(secret), label: email, issuer }).toString();
}

/** The time step that a code belongs to, or undefined for a wrong code. A step must not be taken twice. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP(parts(secret));
  const delta = totp.validate({ token, timestamp: nowMs, window: drift });
  return delta === null ? undefined : totp.counter({ timestamp: nowMs }) + delta;
}

/** The last time step whose code may have been taken by now. */
export function lastStepBy(nowMs: number): number {
  return Math.floor(nowMs / (periodSeconds * 1000)) + drift;
}

function parts(secret: string) {
  return { secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: periodSeconds };
}
