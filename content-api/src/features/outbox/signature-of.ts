import { createHmac } from 'node:crypto';

/**
 * The signature of a webhook call: `t=<seconds since 1970>,v1=<hex>`, where v1 is the HMAC-SHA256 of the time stamp, a
 * full stop and the body. A receiver that refuses old time stamps cannot be sent a recorded call again.
 */
export function signatureOf(body: string, secret: string, nowMs: number): string {
  const stamp = Math.floor(nowMs / 1000);
  return `t=${stamp},v1=${createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex')}`;
}
