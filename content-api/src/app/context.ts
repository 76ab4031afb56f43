import type { AccountContext } from '../features/accounts/account-context.ts';
import type { Restores } from '../features/backups/restores.ts';
import type { BackupRunner } from '../features/backups/run-backup.ts';
import type { DoctorContext } from '../features/doctor/doctor.ts';
import type { MediaContext } from '../features/media/media-services.ts';
import type { OutboxContext } from '../features/outbox/outbox.ts';
import type { Purges } from '../features/purges/purges.ts';

/** Everything that the features of the API depend on. */
export interface AppContext extends AccountContext, DoctorContext, MediaContext, OutboxContext {
  backups: BackupRunner;
  restores?: Restores;
  purges: Purges;
}
