/** Addresses of a studio's pictures in its library, by the names of their drawings. */
export type Pictures = Readonly<Record<string, string>>;

/** What a studio says and shows: bodies of the API's calls, whose usual values stand for what is left out. */
interface Content {
  look: { ready: string } & Record<string, unknown>;
  studio: Record<string, unknown>;
  home: Record<string, unknown>;
  links: readonly (readonly [label: string, href: string])[];
  about: { title: string; image: string; paragraphs: string[] };
  services: readonly object[];
  projects: readonly { title: string }[];
  testimonials: readonly object[];
}

/** A made-up studio, to see how unlike each other the looks can make two of them. */
export interface MadeStudio {
  name: string;
  /** SVG by name. */
  drawings: Readonly<Record<string, string>>;
  contentOf: (pictures: Pictures) => Content;
}

const all = ['projects', 'services', 'about', 'technologies', 'clients', 'testimonials', 'contact'];

/** The home page's sections in this order; those that are not named are not shown. */
export function sections(shown: Readonly<Record<string, readonly [title: string, lead?: string]>>): object[] {
  const hidden = all.filter((name) => shown[name] === undefined);
  return [
    ...Object.entries(shown).map(([section, [title, lead = '']]) => ({
      section,
      isShown: true,
      title,
      lead,
    })),
    ...hidden.map((section) => ({ section, isShown: false, title: '', lead: '' })),
  ];
}
