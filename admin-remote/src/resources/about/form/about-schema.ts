import { aboutInputSchema, foundersInputSchema } from 'content-api/contract';
import type { AboutInput, FoundersInput } from 'content-api/contract';
import type { FormSchema } from '../../../components/editor/schema-resolver.ts';
import { isObject } from '../../../lib/is-object.ts';

export interface AboutPageInput {
  about: AboutInput;
  founders: FoundersInput;
}

/** Judges both halves at once; paths begin with the name of the half. */
export const aboutPageSchema: FormSchema<AboutPageInput> = {
  safeParse(value) {
    const { about: aboutValue, founders: foundersValue } = isObject(value) ? value : {};
    const about = aboutInputSchema.safeParse(aboutValue);
    const founders = foundersInputSchema.safeParse(foundersValue);
    if (about.success && founders.success) {
      return { success: true, data: { about: about.data, founders: founders.data } };
    }
    return {
      success: false,
      error: { issues: [...issuesOf('about', about.error), ...issuesOf('founders', founders.error)] },
    };
  },
};

/** The editor's field for a path of one of the halves. */
export function aboutFieldOf(path: string): string {
  const [half, first = '', ...rest] = path.split('.');
  if (half === 'founders') {
    if (first !== 'founders') return 'foundersTitle';
    return ['founders', ...rest.filter((part) => part !== 'social')].join('.');
  }
  if (first.toLowerCase().endsWith('paragraphs') && rest.length > 0) return `${first}.${rest[0]}.text`;
  if (rest[1] === 'paragraphIndex') return `${first}.${rest[0]}.paragraph`;
  return [first, ...rest].join('.');
}

/** The words of section 5. */
export function aboutMessageOf(field: string, message: string): string {
  const isEmptyParagraph = field.toLowerCase().includes('paragraphs') && message.endsWith('is required');
  return isEmptyParagraph ? 'All paragraphs must have content' : message;
}

function issuesOf(
  half: string,
  error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined,
) {
  return (error?.issues ?? []).map(({ path, message }) => ({ path: [half, ...path], message }));
}
