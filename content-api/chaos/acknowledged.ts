/** Writes that the server acknowledged, so that they can be looked for after a crash. */
export interface Acknowledged {
  messages: Set<string>;
  projects: Map<string, string>;
  /** The mark of the last acknowledged save of the technologies, and of one that was under way. */
  technologies: { kept: number; tried: number };
  /** Marks of one post: the last that was acknowledged as public, and the last that was tried. */
  post: { shown: number; tried: number };
}

export function nothingYet(): Acknowledged {
  return {
    messages: new Set(),
    projects: new Map(),
    technologies: { kept: 0, tried: 0 },
    post: { shown: 0, tried: 0 },
  };
}
