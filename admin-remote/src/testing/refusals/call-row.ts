import type { FakeServer } from '../fake-server.ts';
import type { Fault } from './faults.ts';

/** Place of the message about a failure; `dialog` is the one on top. */
export type Place = 'dialog' | 'page' | 'toast';

export interface CallRow {
  /** Id of the call in the contract; several for kinds of content that share a form. */
  id: string;
  /** Method and path, as the fake server names it. */
  call: string;
  /** A second call that fails with it, of which one alone would do. */
  alsoCall?: string;
  /** Address of the screen. */
  address: string;
  prepare: (server: FakeServer) => void;
  /** Leads from the opened screen to where the call is made, with something typed. */
  reach?: () => unknown;
  /** The screen's own words, or how it words a fault. */
  text: string | ((fault: Fault) => string);
  /** Its screen and words are those of another row as well, which tries every fault. @default false */
  isShared?: boolean;
  /** Deadline of the call. @default 30 s */
  timeoutMs?: number;
}

/** A call that somebody makes. */
export interface WriteRow extends CallRow {
  place: Place;
  /** Makes the call; again after each refusal. */
  act: () => unknown;
  /** A 401 says that a typed password is wrong. @default false */
  asksForPassword?: boolean;
}

export function wordsFor({ text }: CallRow, fault: Fault): string {
  return typeof text === 'string' ? (fault.says ?? text) : text(fault);
}
