import { about, founders } from 'content-api/contract';
import type { Fields, UnsavedRecord } from 'content-api/contract';
import { unsavedRecord } from '../../preview/unsaved-record.ts';
import { isObject, textAt, textsAt } from '../../lib/value-at.ts';
import { controlOf, formValuesOf, inputOf } from '../../records/form-values.ts';
import type { FormValues } from '../../records/form-values.ts';
import { dataOf } from '../../records/use-record-save.ts';
import type { EditedRecord } from '../../records/use-record-save.ts';

export type Half = 'about' | 'founders';

/** Both halves of the page, as far as they are known. */
export interface AboutPageData {
  about: EditedRecord<typeof about>;
  founders: EditedRecord<typeof founders>;
}

/** The fields of both halves; both have a title. */
export const pageFields = {
  ...about.fields,
  foundersTitle: founders.fields.title,
  founders: founders.fields.founders,
} satisfies Fields;

/** The heading that a new studio begins with: without founders nobody looks for a field that must be filled. */
const usualFoundersTitle = 'Meet Our Founders';

/** Both halves as the editor shows them. There is always a paragraph to write in. */
export function pageValues(page: AboutPageData): FormValues {
  const [first, second] = [dataOf(page.about), dataOf(page.founders)];
  const isTranslation = (page.founders.view?.words ?? page.founders.words) !== undefined;
  const paragraphs = textsAt(first, 'paragraphs');
  return formValuesOf(pageFields, {
    ...second,
    ...first,
    paragraphs: paragraphs.length > 0 ? paragraphs : [''],
    foundersTitle: textAt(second, 'title') || (isTranslation ? '' : usualFoundersTitle),
  });
}

/** Input of both calls. */
export function pageInput(values: FormValues): Record<Half, FormValues> {
  return {
    about: inputOf(about.fields, values),
    founders: inputOf(founders.fields, { ...values, title: values.foundersTitle }),
  };
}

/** Both halves for the preview; the title of the founders has another name in the form. */
export function unsavedPage(page: AboutPageData, values: FormValues, base: FormValues): UnsavedRecord[] {
  const input = pageInput(values);
  const asFounders = (all: FormValues): FormValues => ({ title: all.foundersTitle, founders: all.founders });
  return [
    unsavedRecord({ kind: about, id: about.name, record: page.about, input: input.about, values, base }),
    unsavedRecord({
      kind: founders,
      id: founders.name,
      record: page.founders,
      input: input.founders,
      values: asFounders(values),
      base: asFounders(base),
    }),
  ];
}

/** The editor's control for a path that begins with the name of a half. */
export function pageControl(path: string): string {
  const [half, ...rest] = path.split('.');
  const name = rest.join('.');
  return half === 'founders' && name === 'title' ? 'foundersTitle' : controlOf(pageFields, name);
}

/** Without one paragraph: its highlights go, those on later paragraphs move down by one. */
export function withoutParagraph(paragraphs: unknown, highlights: unknown, index: number) {
  const paragraphOf = (highlight: object) => Number(textAt(highlight, 'paragraphIndex'));
  return {
    paragraphs: itemsOf(paragraphs).filter((_, at) => at !== index),
    highlights: itemsOf(highlights)
      .filter((highlight) => paragraphOf(highlight) !== index)
      .map((highlight) => {
        const at = paragraphOf(highlight);
        return at > index ? { ...highlight, paragraphIndex: String(at - 1) } : highlight;
      }),
  };
}

/** The items of a list in the form. */
export function itemsOf(value: unknown): FormValues[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
