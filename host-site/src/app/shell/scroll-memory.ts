/** Scroll positions by history entry. They outlive a reload where storage is allowed. */
export interface ScrollMemory {
  read: (key: string) => number;
  save: (key: string, top: number) => void;
}

const storageKey = 'scroll-positions';
const kept = 50;

export function createScrollMemory(): ScrollMemory {
  let positions = readStored();
  return {
    read(key) {
      const top = positions[key];
      return typeof top === 'number' && Number.isFinite(top) ? top : 0;
    },
    save(key, top) {
      const entries = Object.entries({ ...positions, [key]: Math.round(top) }).slice(-kept);
      positions = Object.fromEntries(entries);
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions));
      } catch {
        // Denied or full: the page keeps it in memory.
      }
    },
  };
}

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
