import { limits } from './limits.ts';
import { requiredLine } from './text.ts';

/** One e-mail address. */
export const emailSchema = requiredLine({ label: 'Email', max: limits.email }).regex(
  /^[^\s@,;<>"()[\]\\:]+@[^\s@,;<>"()[\]\\:.]+(\.[^\s@,;<>"()[\]\\:.]+)*$/u,
  'Email must be one e-mail address',
);
