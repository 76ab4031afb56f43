import { createHmac, timingSafeEqual } from 'node:crypto';

const radix = 36;

/** An instant with a seal over it and what it is about. */
export function sealed(secret: string, about: string, expiresMs: number): string {
  const expires = expiresMs.toString(radix);
  return `${expires}.${sealOf(secret, about, expires)}`;
}

/** The instant of such a text; undefined for one that was not made here, is about something else, or has passed. */
export function readSealed(secret: string, about: string, text: string, now: string): number | undefined {
  const [expires = '', seal = ''] = text.split('.');
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(secret, about, expires))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const expiresMs = Number.parseInt(expires, radix);
  return expiresMs > Date.parse(now) ? expiresMs : undefined;
}

function sealOf(secret: string, about: string, expires: string): string {
  return createHmac('sha256', secret).update(`audience ${about} ${expires}`).digest('base64url');
}
