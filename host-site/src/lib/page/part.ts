import type { ComponentType } from 'react';

/** A part of a page below the first screen, hydrated later than the page itself. */
export interface Part {
  /** Distance below the window at which its code is loaded, in px. */
  ahead: number;
  peek: () => ComponentType | undefined;
  /** Gets the code, once; a failed fetch may be tried again. */
  load: () => Promise<ComponentType>;
  /** Resolves when the part is loaded. */
  arrived: Promise<ComponentType>;
}

/** Default for `ahead`: 400, which gives its code time to arrive. */
export function createPart(code: () => Promise<ComponentType>, ahead = 400): Part {
  const arrival = Promise.withResolvers<ComponentType>();
  let component: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  return {
    ahead,
    peek: () => component,
    arrived: arrival.promise,
    load() {
      loading ??= code().then(
        (loaded) => {
          component = loaded;
          arrival.resolve(loaded);
          return loaded;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
