import type { FieldValues } from 'react-hook-form';
import { mergeValues } from '../../lib/merge-values.ts';
import { createBrowserCopy } from './browser-copy.ts';
import { createEditedForm } from './edited-form.ts';
import type { EditorOptions, Snapshot } from './editor-types.ts';
import type { FormSchema } from './schema-resolver.ts';
import { createSaving } from './saving.ts';
import { createServerDraft } from './server-draft.ts';

/**
 * The way of what is typed: into the browser's copy at once, from there into the server's draft after a pause, and by a save
 * into the record.
 */
export function createEditing<Values extends FieldValues, Input, Saved>(
  initial: EditorOptions<Values, Input, Saved>,
) {
  const edited = createEditedForm(initial);
  const copy = createBrowserCopy(edited, initial);
  const draft = createServerDraft(edited, copy);
  const saving = createSaving(edited, copy, draft);

  function typed(): void {
    copy.keep();
    draft.sendSoon();
  }

  function schemaNow(): FormSchema<unknown> {
    const { schema, unpublished } = edited.now().options;
    return edited.how === 'publish' || !unpublished ? schema : unpublished.schemaFor(edited.how);
  }

  return {
    ...saving,
    update: edited.update,
    /** The schema of the save that is made now. */
    schema: { safeParse: (value: unknown) => schemaNow().safeParse(value) },
    offer: copy.offer,
    restore: copy.restore,
    discardOffer: copy.clear,
    draft: draft.send,
    async discard(): Promise<void> {
      copy.clear();
      await draft.discard();
    },
    /** Whether a reload brings everything back. */
    isSafe: () => !edited.isBusy && draft.isCurrent(),
    /** Goes on from what was read again, if it is newer and does not clash with what was typed. */
    follow(read: Snapshot<Values>): void {
      // An answer may be older than what was saved since it was asked for.
      if (read.version === undefined || read.version <= (edited.base.version ?? '')) return;
      const { conflicts } = mergeValues(edited.base.values, edited.values(), read.values);
      if (conflicts.length === 0) edited.rebase(read);
    },
    /** Begins with the form on the screen; returns how it ends. */
    start(): () => void {
      edited.isGone = false;
      const unsubscribe = edited.now().form.subscribe({ formState: { values: true }, callback: typed });
      const tryAgain = () => void draft.send();
      window.addEventListener('online', tryAgain);
      return () => {
        edited.isGone = true;
        unsubscribe();
        window.removeEventListener('online', tryAgain);
        void draft.stop();
        copy.flush();
      };
    },
  };
}
