import type { Context } from '../core/context.ts';
import type { BlockedMemo } from './blocked-memo.ts';
import type { DeviceMarker } from './device-marker.ts';
import type { PasswordHasher } from './password-hash.ts';

/** What accounts depend on besides. */
export interface AccountContext extends Context {
  hasher: PasswordHasher;
  devices: DeviceMarker;
  blocked: BlockedMemo;
}
