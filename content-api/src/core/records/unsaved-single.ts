import { defaultTexts } from '../../contract/legal-texts.ts';
import { legal } from '../../contract/kinds/legal.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { readValues } from './read-values.ts';

/** What a kind with exactly one record says as long as none was saved. */
export function unsavedSingle({ name, fields }: Kind): Values {
  return { ...readValues(fields, {}), ...(name === legal.name && defaultTexts) };
}
