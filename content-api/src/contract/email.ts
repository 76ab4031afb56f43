import { limits } from './limits.ts';
import { emailPattern } from './line-forms.ts';
import { requiredLine } from './text.ts';
import { withoutInvisible } from './without-invisible.ts';

/** An e-mail address as somebody typed it, without what cannot be seen; its form is not checked. */
export const emailText = requiredLine({ label: 'Email', max: limits.email }).overwrite(withoutInvisible);

/** One e-mail address. */
export const emailSchema = emailText.regex(emailPattern, 'Email must be one e-mail address');
