import { once } from 'node:events';

/** Changes that come within it are one: an editor saves several files, or a file in several steps. */
const togetherMs = 30;

/** Absolute paths. */
export interface Sources {
  /** Watched with all that is below them, without tests. */
  folders: string[];
  /** @default none */
  except?: string[];
}

/** Watches sources. Returns how to end it. */
export async function watchSources(
  { folders, except = [] }: Sources,
  onChange: () => void,
): Promise<() => Promise<void>> {
  // A development dependency: a packed program has none.
  const { watch } = await import('chokidar');
  const watcher = watch(folders, { ignoreInitial: true, ignored: [/\.test\.tsx?$/, ...except] });
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, togetherMs);
  });
  await once(watcher, 'ready');
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
