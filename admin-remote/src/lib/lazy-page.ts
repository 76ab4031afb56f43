import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A component in a chunk of its own. */
export interface LazyPage<Props> {
  Page: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the chunk ahead, such as when the pointer comes near. */
  preload: () => void;
}

export function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPage<Props> {
  return {
    Page: lazy(load),
    preload: () => void load().catch(() => undefined),
  };
}
