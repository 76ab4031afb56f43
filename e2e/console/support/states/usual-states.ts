import type { ConsoleState } from './console-state.ts';
import { answers, fails, hangs, noCards } from './network.ts';
import { canTryAgain } from './steps.ts';

/** The call fails; the screen offers to try again. */
export function failed(name: string, address: string, call: string): ConsoleState {
  return { name: `${name}, failed`, address, prepare: fails(call), reach: canTryAgain };
}

export function loading(name: string, address: string, call: string): ConsoleState {
  return { name: `${name}, loading`, address, prepare: hangs(call) };
}

export function empty(name: string, address: string, call: string): ConsoleState {
  return { name: `${name}, empty`, address, prepare: answers(call, noCards) };
}
