import { z } from 'zod';
import { cleanLine, cleanText } from './clean-text.ts';
import { limits } from './limits.ts';
import { withoutStrayInvisible } from './without-invisible.ts';

interface TextOptions {
  /** Name of the field in messages: 'Title is required'. */
  label: string;
  max: number;
}

/** A single line, cleaned; may be empty. */
export function lineText({ label, max }: TextOptions) {
  return z
    .string(requiredOr(label, 'must be text'))
    .overwrite(cleanLine)
    .max(max, `${label} must be at most ${max} characters`);
}

/** A single line that must not be empty. */
export function requiredLine(options: TextOptions) {
  return lineText(options).min(1, `${options.label} is required`);
}

/** A person's name: nothing in it is invisible, so that two that look alike are alike. */
export const requiredName = lineText({ label: 'Name', max: limits.name })
  .overwrite(withoutStrayInvisible)
  .min(1, 'Name is required');

/** Text of several lines, cleaned; may be empty. */
export function longText({ label, max }: TextOptions) {
  return z
    .string(requiredOr(label, 'must be text'))
    .overwrite(cleanText)
    .max(max, `${label} must be at most ${max} characters`);
}

/** Text of several lines that must not be empty. */
export function requiredLongText(options: TextOptions) {
  return longText(options).min(1, `${options.label} is required`);
}

/** Says 'is required' for a missing value and something truer for a wrong one. */
export function requiredOr(label: string, otherwise: string) {
  return {
    error: (issue: { input?: unknown }) =>
      issue.input === undefined ? `${label} is required` : `${label} ${otherwise}`,
  };
}
