import type { Context } from '../../core/context.ts';
import type { PasswordHasher } from '../../core/accounts/password-hash.ts';
import type { BlockedMemo } from './blocked-memo.ts';
import type { DeviceMarker } from './device-marker.ts';

/** What accounts depend on besides. */
export interface AccountContext extends Context {
  hasher: PasswordHasher;
  devices: DeviceMarker;
  blocked: BlockedMemo;
}
