import type { ComponentType } from 'react';

/** The islands: components that the browser hydrates. The code of each is loaded on demand. */
export const islands = {
  contact: async () => (await import('../features/contact/contact-form.tsx')).ContactForm,
  technologies: async () => (await import('../features/technologies/technology-tabs.tsx')).TechnologyTabs,
};

export type IslandName = keyof typeof islands;

/** Props of an island: values that JSON can hold. */
export type IslandProps<N extends IslandName> =
  Awaited<ReturnType<(typeof islands)[N]>> extends ComponentType<infer P extends object> ? P : never;

/** An island within a page that is being rendered. */
export interface PlacedIsland {
  name: IslandName;
  props: object;
}
