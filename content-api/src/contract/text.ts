import { z } from 'zod';

interface TextOptions {
  /** Name of the field in messages: 'Title is required'. */
  label: string;
  max: number;
}

/** A single line: trimmed, may be empty, no control characters. */
export function lineText({ label, max }: TextOptions) {
  return z
    .string(requiredOr(label, 'must be text'))
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .refine(isPlainLine, `${label} contains characters that are not allowed`);
}

/** A single line that must not be empty. */
export function requiredLine(options: TextOptions) {
  return lineText(options).min(1, `${options.label} is required`);
}

/** Text of several lines: trimmed, may be empty, line ends become `\n`. */
export function longText({ label, max }: TextOptions) {
  return z
    .string(requiredOr(label, 'must be text'))
    .overwrite((value) => value.replaceAll('\r\n', '\n').trim())
    .max(max, `${label} must be at most ${max} characters`)
    .refine(isPlainText, `${label} contains characters that are not allowed`);
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

function isPlainLine(value: string): boolean {
  return value.isWellFormed() && ![...value].some(isControl);
}

function isPlainText(value: string): boolean {
  return (
    value.isWellFormed() && ![...value].some((char) => isControl(char) && char !== '\n' && char !== '\t')
  );
}

function isControl(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return code < 0x20 || code === 0x7f;
}
