import { contrast, toHex, toOklch } from './oklch.ts';
import { colorsOf } from './colors-of.ts';
import { isLight } from './look-colors.ts';
import type { ChosenColors, LookColors } from './look-colors.ts';
import { ratios } from './palette-of.ts';
import type { ColorRole, RoleColors } from './role-colors.ts';

export type ChosenColor = keyof ChosenColors;

/** Two colours that meet on the pages, and their contrast. */
export interface ColorPair {
  /** The place in words, such as `Links on cards`. */
  where: string;
  color: string;
  behind: string;
  /** WCAG 2.2, 1 to 21. */
  ratio: number;
  needed: number;
  passes: boolean;
}

export interface ColorCheck {
  passes: boolean;
  pairs: ColorPair[];
  /** The chosen colour, if it passes; else the nearest one that does. */
  nearest: string;
}

interface Meeting {
  where: string;
  color: ColorRole;
  behind: ColorRole;
  needed: number;
}

/** Step of lightness in which a passing colour is looked for first. */
const coarse = 0.03;

const meetings: Record<ChosenColor, readonly Meeting[]> = {
  primary: [
    { where: 'Words on buttons', color: 'onFill', behind: 'primary', needed: ratios.text },
    {
      where: 'Words on buttons under the pointer',
      color: 'onFill',
      behind: 'primaryHover',
      needed: ratios.text,
    },
    { where: 'Buttons on the page', color: 'primary', behind: 'background', needed: ratios.boundary },
    { where: 'Buttons on cards', color: 'primary', behind: 'raised', needed: ratios.boundary },
    { where: 'Links on the page', color: 'primaryText', behind: 'background', needed: ratios.text },
    { where: 'Links on cards', color: 'primaryText', behind: 'raised', needed: ratios.text },
  ],
  secondary: onSurfaces('secondaryText', 'Words', ratios.text),
  tertiary: [
    ...onSurfaces('tertiaryText', 'Words', ratios.text),
    { where: 'Focus ring on the page', color: 'focus', behind: 'background', needed: ratios.boundary },
  ],
};

/** Looks at the pairs of the real pages in which a chosen colour takes part, as it is and without help. */
export function checkColor(look: LookColors, name: ChosenColor): ColorCheck {
  const pairs = pairsOf(look, name);
  const passes = pairs.every((pair) => pair.passes);
  return { passes, pairs, nearest: passes ? look[name] : nearestOf(look, name) };
}

function pairsOf(look: LookColors, name: ChosenColor): ColorPair[] {
  const roles = { ...colorsOf(look), ...asChosen(look) };
  return meetings[name].map(({ where, needed, ...pair }) => {
    const [color, behind] = [roles[pair.color], roles[pair.behind]];
    const ratio = contrast(color, behind);
    return { where, color, behind, ratio, needed, passes: ratio >= needed };
  });
}

/** The chosen colours themselves, which pages would change. On a light ground all have a shade for words of their own. */
function asChosen(look: LookColors): Partial<RoleColors> {
  const { primary, secondary, tertiary } = look;
  if (isLight(look)) return { primary };
  return { primary, secondaryText: secondary, tertiaryText: tertiary, focus: tertiary };
}

/** The passing colour with the least change of lightness; hue and vividness stay. */
function nearestOf(look: LookColors, name: ChosenColor): string {
  const chosen = toOklch(look[name]);
  const colorAt = (l: number) => toHex({ ...chosen, l });
  const passesAt = (l: number) => {
    const changed = { ...look, [name]: colorAt(l) };
    return pairsOf(changed, name).every(({ passes }) => passes);
  };
  for (let distance = coarse; distance <= 1 + coarse; distance += coarse) {
    for (const side of [1, -1]) {
      const l = Math.min(1, Math.max(0, chosen.l + side * distance));
      if (passesAt(l)) return colorAt(edgeBetween(chosen.l + side * (distance - coarse), l, passesAt));
    }
  }
  return look[name];
}

/** The lightness that passes next to one that does not. */
function edgeBetween(fails: number, passes: number, passesAt: (l: number) => boolean): number {
  let [from, to] = [fails, passes];
  for (let count = 0; count < 4; count += 1) {
    const middle = (from + to) / 2;
    if (passesAt(middle)) to = middle;
    else from = middle;
  }
  return to;
}

function onSurfaces(color: ColorRole, what: string, needed: number): Meeting[] {
  const places = [
    ['the page', 'background'],
    ['cards', 'surface'],
    ['fields', 'raised'],
    ['chosen rows', 'hover'],
  ] as const;
  return places.map(([place, behind]) => ({ where: `${what} on ${place}`, color, behind, needed }));
}
