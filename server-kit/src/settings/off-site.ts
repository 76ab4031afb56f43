import type { z } from 'zod';
import { fields } from './fields.ts';

/** Where backups go besides the data folder, and the key that they are encrypted for. */
export const offSiteFields = {
  BACKUP_STORE: fields.objectStore.optional(),
  BACKUP_PUBLIC_KEY: fields.agePublicKey.optional(),
};

interface Values extends z.output<z.ZodObject<typeof offSiteFields>> {
  MEDIA_STORE?: string | undefined;
}

/** What leaves the machine is encrypted, so one setting without the other is a mistake; and no backup is backed up. */
export function refuseWrongOffSite(
  { BACKUP_STORE, BACKUP_PUBLIC_KEY, MEDIA_STORE }: Values,
  context: z.RefinementCtx,
): void {
  const refuse = (name: keyof typeof offSiteFields, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (BACKUP_STORE !== undefined && BACKUP_PUBLIC_KEY === undefined)
    refuse('BACKUP_PUBLIC_KEY', 'must be set with BACKUP_STORE');
  if (BACKUP_STORE === undefined && BACKUP_PUBLIC_KEY !== undefined)
    refuse('BACKUP_STORE', 'must be set with BACKUP_PUBLIC_KEY');
  if (BACKUP_STORE !== undefined && MEDIA_STORE !== undefined && isWithin(BACKUP_STORE, MEDIA_STORE))
    refuse('BACKUP_STORE', 'must not lie in MEDIA_STORE');
}

function isWithin(inner: string, outer: string): boolean {
  return `${inner}/`.startsWith(outer.endsWith('/') ? outer : `${outer}/`);
}
