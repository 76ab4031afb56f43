import { about, founders, inputSchemaOf } from 'content-api/contract';
import { useRef } from 'react';
import { z } from 'zod';
import type { SaveBase, SaveHow, Snapshot, UnpublishedSaves } from '../../components/editor/editor-types.ts';
import { isApiFailure } from '../../lib/api-failure.ts';
import { isObject, valueAt } from '../../lib/value-at.ts';
import { isSame } from '../../lib/merge-values.ts';
import type { FormValues } from '../../records/form-values.ts';
import { useRecordSave } from '../../records/use-record-save.ts';
import { aboutFailureText } from './about-failure.ts';
import { pageInput, pageValues } from './about-values.ts';
import type { AboutPageData, Half } from './about-values.ts';

/** Judges both halves at once; paths begin with the name of the half. */
export const aboutPageSchema = z.object({
  about: inputSchemaOf(about, 'whole'),
  founders: inputSchemaOf(founders, 'whole'),
});

const draftSchema = z.object({
  about: inputSchemaOf(about, 'draft'),
  founders: inputSchemaOf(founders, 'draft'),
});

/**
 * Saves about first, then founders. When the second fails, the next attempt resumes there, unless about was changed
 * since.
 */
export function useAboutSave(start: AboutPageData) {
  const halves = {
    about: useRecordSave({ kind: about, id: about.name }, start.about),
    founders: useRecordSave({ kind: founders, id: founders.name }, start.founders),
  };
  const savedAbout = useRef<string>(undefined);
  const failedHalf = useRef<Half>('about');

  function snapshot(): Snapshot<FormValues> {
    return aboutSnapshot({ about: halves.about.current(), founders: halves.founders.current() });
  }

  async function inOrder(
    how: SaveHow,
    input: object,
    send: Record<Half, () => Promise<unknown>>,
  ): Promise<void> {
    const text = JSON.stringify([how, valueAt(input, 'about')]);
    if (savedAbout.current !== text) {
      savedAbout.current = undefined;
      await inHalf('about', send.about);
      savedAbout.current = text;
    }
    await inHalf('founders', send.founders);
    savedAbout.current = undefined;
  }

  /** Marks a failure with the half that it belongs to. */
  async function inHalf(half: Half, send: () => Promise<unknown>): Promise<void> {
    try {
      await send();
    } catch (failure) {
      failedHalf.current = half;
      if (!isApiFailure(failure)) throw failure;
      const { fields = {} } = failure;
      const named = Object.entries(fields).map(([path, message]) => [`${half}.${path}`, message] as const);
      const current = halves[half].readCurrent(failure.current);
      throw Object.assign(failure, { current, fields: Object.fromEntries(named) });
    }
  }

  const unpublished: UnpublishedSaves<FormValues, void> = {
    schemaFor: (how) => (how === 'draft' ? draftSchema : aboutPageSchema),
    save: (input, key, how) => {
      const send = (half: Half) => async () => {
        const part = valueAt(input, half);
        await halves[half].unpublished?.save(isObject(part) ? part : {}, key, how);
      };
      return inOrder(how, input, { about: send('about'), founders: send('founders') });
    },
    async keep(input, key) {
      const { data: before } = draftSchema.safeParse(pageInput(snapshot().values));
      for (const half of ['about', 'founders'] as const) {
        const part = valueAt(input, half);
        // An unchanged half gets no draft.
        if (isObject(part) && !isSame(part, before?.[half])) await halves[half].unpublished?.keep(part, key);
      }
      return snapshot();
    },
  };

  return {
    unpublished: halves.about.unpublished && halves.founders.unpublished && unpublished,
    save: (input: z.output<typeof aboutPageSchema>, { key }: SaveBase<FormValues>) =>
      inOrder('publish', input, {
        about: () => halves.about.save(input.about, { version: undefined, key }),
        founders: () => halves.founders.save(input.founders, { version: undefined, key }),
      }),
    failureText(failure: unknown): string {
      const text = aboutFailureText(failure);
      if (failedHalf.current === 'about') return text;
      return `${text.replace(/[.!?]?$/, (end) => end || '.')} The about content is saved, the founders are not.`;
    },
    /** Both halves as the form is based on them now. */
    current: (): AboutPageData => ({ about: halves.about.current(), founders: halves.founders.current() }),
    /** A stale write's answer was read with its half. */
    readCurrent: snapshot,
    snapshotOf: snapshot,
  };
}

export function aboutSnapshot(page: AboutPageData): Snapshot<FormValues> {
  return { version: undefined, values: pageValues(page) };
}
