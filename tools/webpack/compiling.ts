import type { Compiler } from 'webpack';

/** Follows a watching compiler, as one of its plugins. */
export interface Compiling {
  apply: (compiler: Compiler) => void;
  /** Resolves when every change that was noticed is compiled, or has failed to. */
  settled: () => Promise<void>;
  /** Calls back after each compilation. */
  onDone: (listener: () => void) => void;
}

export function createCompiling(): Compiling {
  let pending: PromiseWithResolvers<void> | undefined;
  const listeners: (() => void)[] = [];
  const begin = () => void (pending ??= Promise.withResolvers());
  function end(): void {
    pending?.resolve();
    pending = undefined;
    for (const listener of listeners) listener();
  }
  return {
    apply({ hooks }) {
      hooks.invalid.tap('compiling', begin);
      hooks.done.tap('compiling', end);
      hooks.failed.tap('compiling', end);
    },
    settled: () => pending?.promise ?? Promise.resolve(),
    onDone: (listener) => void listeners.push(listener),
  };
}
