import type { Ref, RefCallback } from 'react';

/** One ref for several holders. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (instance) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(instance);
      else if (ref) ref.current = instance;
    }
  };
}
