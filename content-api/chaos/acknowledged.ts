/** What the server said it has kept, so that it can be asked for after a crash. */
export interface Acknowledged {
  messages: Set<string>;
  projects: Map<string, string>;
  /** The mark of the last acknowledged save of the technologies, and of one that was under way. */
  technologies: { kept: number; tried: number };
}

export function nothingYet(): Acknowledged {
  return { messages: new Set(), projects: new Map(), technologies: { kept: 0, tried: 0 } };
}
