import type { AccountContext } from '../accounts/account-context.ts';
import type { DoctorContext } from '../doctor/doctor.ts';
import type { MediaContext } from '../media/media-services.ts';
import type { OutboxContext } from '../outbox/outbox.ts';
import type { Purges } from '../purges/purges.ts';

/** Everything that the features of the API depend on. */
export interface AppContext extends AccountContext, DoctorContext, MediaContext, OutboxContext {
  purges: Purges;
}
