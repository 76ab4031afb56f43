import { guarded } from './guarded.ts';

export interface Emitter<Events> {
  on: <Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void) => () => void;
  emit: <Name extends keyof Events>(name: Name, payload: Events[Name]) => void;
}

/** Tells listeners by name; one that throws does not keep the others from hearing. */
export function createEmitter<Events>(): Emitter<Events> {
  const entries = new Set<{ name: keyof Events; listener: (payload: never) => void }>();
  return {
    on(name, listener) {
      const entry = { name, listener };
      entries.add(entry);
      return () => entries.delete(entry);
    },
    emit(name, payload) {
      for (const entry of [...entries])
        if (entry.name === name) guarded(() => entry.listener(payload as never));
    },
  };
}
