import { createElement, useEffect, useState } from 'react';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';

/** A component in a chunk of its own. */
export interface LazyPage<Props> {
  Page: FunctionComponent<Props & LoadingProps>;
  /** Fetches the chunk ahead, such as when the pointer comes near. */
  preload: () => void;
  /** Whether the chunk is here. */
  isLoaded: () => boolean;
}

interface LoadingProps {
  /** Whether the chunk is fetched; until then what is loading is shown. @default true */
  isNeeded?: boolean;
  /** Shown until the chunk is here. Default: nothing. */
  loading?: ReactNode;
  /** Shown when the chunk cannot be fetched. Default: the error boundary around it. */
  failed?: ReactNode;
}

/**
 * `lazy` without a fallback of `Suspense`: after one of those, React shows nothing new for 300 ms, however soon the
 * chunk comes.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPage = async () => {
    loaded = (await load()).default;
  };

  function Page({ isNeeded = true, loading, failed, ...props }: Props & LoadingProps) {
    const [state, setState] = useState<{ Shown?: ComponentType<Props>; error?: Error }>({ Shown: loaded });
    const isWanted = isNeeded && !state.Shown;
    useEffect(() => {
      if (!isWanted) return;
      fetchPage().then(
        () => setState({ Shown: loaded }),
        (error: Error) => setState({ error }),
      );
    }, [isWanted]);
    if (state.error && failed !== undefined) return failed;
    if (state.error) throw state.error;
    return state.Shown ? createElement(state.Shown, props as Props) : loading;
  }

  return {
    Page,
    preload: () => void fetchPage().catch(() => undefined),
    isLoaded: () => loaded !== undefined,
  };
}
