import { existsSync, watch } from 'node:fs';
import path from 'node:path';

const quietMs = 120;
const ofNoInterest = /(?:^|\/)(?:node_modules|dist|coverage|\.cache)(?:\/|$)|\.test\.tsx?$|~$|\.sw[a-z]$/;

/** Calls back when something in the folders has changed and it has been quiet for a moment. Returns how to end it. */
export function watchSources(root: string, folders: string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_event, file) => {
        if (file === null || ofNoInterest.test(file)) return;
        clearTimeout(timer);
        timer = setTimeout(onChange, quietMs);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
