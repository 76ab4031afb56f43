import type { About, Founders } from 'content-api/contract';
import { useRef, useState } from 'react';
import type { Snapshot } from '../../../components/editor/editor-types.ts';
import { useApi } from '../../../lib/api-context.ts';
import { isApiFailure } from '../../../lib/api-failure.ts';
import { isObject } from '../../../lib/is-object.ts';
import { saveAbout, saveFounders } from '../api/about.ts';
import type { AboutPageData } from '../api/about.ts';
import type { AboutPageInput } from './about-schema.ts';
import { aboutFailureText } from './about-failure.ts';
import { aboutPart, foundersPart } from './about-values.ts';
import type { AboutValues } from './about-values.ts';

type Half = 'about' | 'founders';

export interface AboutSave {
  save: (input: AboutPageInput) => Promise<void>;
  failureText: (failure: unknown) => string;
  readCurrent: (current: unknown) => Snapshot<AboutValues>;
}

/**
 * Saves about first, then founders. When the second fails, the next attempt resumes there, unless about was changed
 * since (ruling 17).
 */
export function useAboutSave(data: AboutPageData): AboutSave {
  const api = useApi();
  const [start] = useState(data);
  const stored = useRef<AboutPageData>(start);
  const savedAbout = useRef<string>(undefined);
  const failedHalf = useRef<Half>('about');

  async function save({ about, founders }: AboutPageInput): Promise<void> {
    const text = JSON.stringify(about);
    if (savedAbout.current !== text) {
      savedAbout.current = undefined;
      const answer = await inHalf('about', saveAbout(api, about, stored.current.about.updatedAt));
      stored.current = { ...stored.current, about: answer };
      savedAbout.current = text;
    }
    const answer = await inHalf('founders', saveFounders(api, founders, stored.current.founders.updatedAt));
    stored.current = { ...stored.current, founders: answer };
    savedAbout.current = undefined;
  }

  /** Marks a failure with the half that it belongs to. */
  async function inHalf<Answer>(half: Half, call: Promise<Answer>): Promise<Answer> {
    try {
      return await call;
    } catch (failure) {
      failedHalf.current = half;
      if (!isApiFailure(failure)) throw failure;
      const { fields, current } = failure;
      throw Object.assign(failure, {
        ...(fields && { fields: prefixed(half, fields) }),
        ...(isObject(current) && { current: { half, record: current } }),
      });
    }
  }

  return {
    save,
    failureText(failure) {
      const text = aboutFailureText(failure);
      const isHalfSaved = failedHalf.current === 'founders';
      return isHalfSaved ? `${asSentence(text)} The about content is saved, the founders are not.` : text;
    },
    readCurrent(current) {
      const { half, record } = isObject(current) ? current : {};
      stored.current =
        half === 'founders'
          ? { ...stored.current, founders: record as Founders }
          : { ...stored.current, about: record as About };
      return aboutSnapshot(stored.current);
    },
  };
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

export function aboutSnapshot({ about, founders }: AboutPageData): Snapshot<AboutValues> {
  return {
    version: [about.updatedAt, founders.updatedAt].join(' '),
    values: { ...aboutPart(about), ...foundersPart(founders) },
  };
}

function prefixed(half: Half, fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [`${half}.${path}`, message]));
}
