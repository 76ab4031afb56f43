import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { emailKey } from '../../core/accounts/users-repository.ts';

/** Signs and reads the mark of a browser that has logged in to an account before. */
export interface DeviceMarker {
  issue: (email: string) => string;
  /** The device's id when the mark is ours and for that account. */
  read: (marker: string | undefined, email: string) => string | undefined;
}

export function createDeviceMarker(key: string): DeviceMarker {
  const sign = (id: string, email: string): string =>
    createHmac('sha256', key)
      .update(`${id}\n${emailKey(email)}`)
      .digest('base64url');
  return {
    issue(email) {
      const id = randomBytes(12).toString('base64url');
      return `${id}.${sign(id, email)}`;
    },
    read(marker, email) {
      const match = /^([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/.exec(marker ?? '');
      const [, id = '', signature = ''] = match ?? [];
      if (match === null) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, email)));
      return isOurs ? id : undefined;
    },
  };
}
