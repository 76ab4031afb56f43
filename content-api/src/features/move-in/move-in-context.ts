import type { PasswordHasher } from '../../core/accounts/password-hash.ts';
import type { MediaContext } from '../media/media-services.ts';

/** What moving in depends on: files go into the media library, passwords of pages are hashed. */
export interface MoveInContext extends MediaContext {
  hasher: PasswordHasher;
}
