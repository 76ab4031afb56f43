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
      const top = positions.find(([name]) => name === key)?.[1];
      return Number.isFinite(top) ? Number(top) : 0;
    },
    save(key, top) {
      // Pairs, because an object would sort keys that are numbers to the front.
      const others = positions.filter(([name]) => name !== key);
      positions = [...others, [key, Math.round(top)]].slice(-kept);
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions));
      } catch {
        // Denied or full: the page keeps it in memory.
      }
    },
  };
}

function readStored(): unknown[][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '');
    return Array.isArray(stored) ? stored.filter(Array.isArray) : [];
  } catch {
    return [];
  }
}
