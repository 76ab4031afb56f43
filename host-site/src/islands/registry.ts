import type { ComponentType } from 'react';

/** A component that the browser hydrates. */
export interface IslandCode<P extends object> {
  Component: ComponentType<P>;
  /** How the browser reads a prop from the markup. All others are in the page as JSON. */
  readers?: { [K in keyof P]?: (island: HTMLElement) => P[K] };
}

/** Code of any island. */
export interface AnyIsland {
  Component: ComponentType<object>;
  readers?: Record<string, (island: HTMLElement) => unknown>;
}

/** The islands. The code of each is loaded on demand. */
export const islands = {
  async contact() {
    const { ContactForm } = await import('../features/contact/contact-form.tsx');
    return { Component: ContactForm };
  },
  async technologies() {
    const { TechnologyTabs, readTabs } = await import('../features/technologies/technology-tabs.tsx');
    return { Component: TechnologyTabs, readers: { tabs: readTabs } };
  },
};

export type IslandName = keyof typeof islands;

/** Props of an island: values that JSON can hold. */
export type IslandProps<N extends IslandName> =
  Awaited<ReturnType<(typeof islands)[N]>> extends IslandCode<infer P extends object> ? P : never;

/** An island within a page that is being rendered. */
export interface PlacedIsland {
  name: IslandName;
  props: object;
}
