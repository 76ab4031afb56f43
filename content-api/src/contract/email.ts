import { limits } from './limits.ts';
import { emailPattern } from './line-forms.ts';
import { requiredLine } from './text.ts';

/** One e-mail address. */
export const emailSchema = requiredLine({ label: 'Email', max: limits.email }).regex(
  emailPattern,
  'Email must be one e-mail address',
);
