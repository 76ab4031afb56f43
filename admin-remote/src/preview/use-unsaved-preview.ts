import { calls } from 'content-api/contract';
import type { UnsavedRecord } from 'content-api/contract';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '../lib/api-context.ts';
import { failureText, isApiFailure } from '../lib/api-failure.ts';
import { isObject } from '../lib/value-at.ts';
import type { FormValues } from '../records/form-values.ts';
import { createThrottledRunner } from './throttled-runner.ts';

/** The form's values, as its preview needs them. */
export interface PreviewSource {
  form: UseFormReturn<FormValues>;
  /** @param base the values that the form is based on */
  unsavedOf: (values: FormValues, base: FormValues) => UnsavedRecord[];
  /** Returns a text that changes when the values lead to another page. @default the page never changes */
  placeOf?: (values: FormValues) => string;
}

interface UnsavedPreview {
  /** `/preview/{token}`, once there is one. */
  address?: string;
  /** Another one when the page may be at another address. */
  place: string;
  /** Grows with each state that the preview shows. */
  version: number;
  /** Why the newest state is not shown. */
  failure?: string;
}

/** A preview of what a form holds, which follows typing. */
export function useUnsavedPreview({
  form,
  unsavedOf,
  placeOf,
}: PreviewSource): UnsavedPreview & { retry: () => void } {
  const api = useApi();
  const [preview, setPreview] = useState<UnsavedPreview>({ version: 0, place: '' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ api, form, unsavedOf, placeOf });
  useEffect(() => {
    latest.current = { api, form, unsavedOf, placeOf };
  });

  useEffect(() => {
    let link: { _id: string; url: string } | undefined;
    let isOver = false;

    async function show(): Promise<void> {
      const body = { unsaved: readForm(latest.current) };
      const place = latest.current.placeOf?.(form.getValues()) ?? '';
      try {
        if (link && !(await change(link._id, body))) link = undefined;
        link ??= await latest.current.api.call(calls.createPreview, { body });
        if (isOver) return drop();
        const { pathname: address } = new URL(link.url);
        setPreview(({ version }) => ({ address, place, version: version + 1 }));
      } catch (failure) {
        setPreview((shown) => ({ ...shown, failure: whyNot(failure) }));
      }
    }

    /** False when it has ended. */
    async function change(id: string, body: { unsaved: UnsavedRecord[] }): Promise<boolean> {
      try {
        await latest.current.api.call(calls.changePreview, { path: { id }, body });
        return true;
      } catch (failure) {
        if (isApiFailure(failure) && failure.status === 404) return false;
        throw failure;
      }
    }

    function drop(): void {
      isOver = true;
      // It ends by itself as well.
      if (link)
        latest.current.api.call(calls.deletePreview, { path: { id: link._id } }).catch(() => undefined);
    }

    const runner = createThrottledRunner(show);
    runner.request();
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: runner.request });
    return () => {
      unsubscribe();
      runner.stop();
      drop();
    };
  }, [form, attempt]);

  return { ...preview, retry: () => setAttempt((count) => count + 1) };
}

function readForm({ form, unsavedOf }: PreviewSource): UnsavedRecord[] {
  const base: unknown = form.formState.defaultValues;
  return unsavedOf(form.getValues(), isObject(base) ? base : {});
}

/** Invalid values are reported at their field on saving; until then the preview does not change. */
function whyNot(failure: unknown): string {
  const [first] = isApiFailure(failure) ? Object.values(failure.fields ?? {}) : [];
  return first ?? failureText(failure, 'The preview could not be shown');
}
