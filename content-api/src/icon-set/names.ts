/** Icons that a service may have by their name, under the trade that uses them most. Names are stored, so none goes away. */
export const iconSet = {
  software: [
    ...(['code', 'terminal', 'app-window', 'smartphone', 'server', 'database', 'cloud', 'globe'] as const),
    ...(['search', 'gauge', 'shield-check', 'bug', 'plug', 'git-branch', 'cpu', 'bot'] as const),
    ...(['shopping-cart', 'accessibility'] as const),
  ],
  design: [
    ...(['palette', 'pen-tool', 'brush', 'pencil-ruler', 'layout-template', 'type', 'shapes'] as const),
    ...(['swatch-book', 'package', 'stamp', 'component', 'sparkles'] as const),
  ],
  photography: [
    ...(['camera', 'aperture', 'image', 'images', 'focus', 'sun', 'frame', 'heart', 'baby'] as const),
    ...(['utensils', 'user-round', 'gem', 'drone'] as const),
  ],
  architecture: [
    ...([
      'house',
      'building-2',
      'ruler',
      'drafting-compass',
      'sofa',
      'armchair',
      'lamp',
      'bed-double',
    ] as const),
    ...(['bath', 'trees', 'hammer', 'hard-hat', 'paint-roller', 'door-open', 'blocks', 'map'] as const),
  ],
  film: [
    ...(['film', 'clapperboard', 'video', 'mic', 'music', 'headphones', 'scissors', 'tv'] as const),
    ...(['megaphone', 'play', 'captions', 'projector'] as const),
  ],
  consulting: [
    ...(['briefcase', 'chart-line', 'chart-pie', 'handshake', 'users', 'presentation', 'target'] as const),
    ...(['lightbulb', 'compass', 'graduation-cap', 'scale', 'coins', 'calendar-check'] as const),
    ...(['message-circle', 'clipboard-list', 'rocket'] as const),
  ],
  other: [
    ...(['star', 'clock', 'mail', 'phone', 'map-pin', 'leaf', 'award', 'book-open', 'wrench'] as const),
    ...(['truck', 'gift', 'coffee'] as const),
  ],
};

/** Name of an icon of the set. */
export type SetIcon = (typeof iconSet)[keyof typeof iconSet][number];

const marker = 'icon:';
const names: ReadonlySet<string> = new Set(Object.values(iconSet).flat());

/** How a record holds an icon of the set. */
export function setIconValue(name: SetIcon): string {
  return marker + name;
}

/** The icon of the set that a record holds, or null for anything else. */
export function readSetIcon(icon: string): SetIcon | null {
  const name = icon.startsWith(marker) ? icon.slice(marker.length) : '';
  return isSetIcon(name) ? name : null;
}

function isSetIcon(name: string): name is SetIcon {
  return names.has(name);
}
