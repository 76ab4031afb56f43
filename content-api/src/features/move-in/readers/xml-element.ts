import type { Found } from '../item.ts';

/** An element with its children. */
export interface XmlElement {
  name: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
}

/** What stands in the place of an element that could not be read. */
export interface XmlFault {
  /** Its title as far as it was read; empty: unknown. */
  title: string;
  line: number;
  message: string;
}

/** The text of the first child of that name, trimmed. */
export function childText({ children }: XmlElement, name: string): string {
  return children.find((child) => child.name === name)?.text.trim() ?? '';
}

export function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

export function foundFault({ title, line, message }: XmlFault): Found {
  return { is: 'fault', fault: { item: title || 'An item', line, message } };
}

/** The line that an error of a parser names. */
export function lineOf(error: unknown): { line?: number; message: string } {
  const text = error instanceof Error ? error.message : String(error);
  const [, line, message = text] = /^(\d+):\d+: (.*)$/s.exec(text) ?? [];
  // JSON and tables name it in their sentence.
  const [, named] = /\bline (\d+)/.exec(text) ?? [];
  const at = line ?? named;
  return at === undefined ? { message } : { line: Number(at), message };
}
