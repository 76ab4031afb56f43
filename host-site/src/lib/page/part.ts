import type { ComponentType } from 'react';

/** A part of a page below the first screen, whose code is fetched apart from the page's own. */
export interface Part {
  peek: () => ComponentType | undefined;
  /** Fetches the code, once; a failed fetch may be tried again. */
  load: () => Promise<ComponentType>;
  /** Resolves when somebody has loaded the part. */
  arrived: Promise<ComponentType>;
}

export function createPart(code: () => Promise<ComponentType>): Part {
  const arrival = Promise.withResolvers<ComponentType>();
  let component: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  return {
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
