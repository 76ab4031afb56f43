import type { RoleColors } from './color-roles.ts';
import type { Palette } from './palette.ts';

/** Colours by role, from raw ones. `onFill` is that of words on the primary colour. */
export function rolesOf(palette: Palette, onFill: string): RoleColors {
  return {
    background: palette.neutral950,
    surface: palette.neutral900,
    raised: palette.neutral850,
    hover: palette.neutral800,
    border: sheer(palette.neutral250, '.13'),
    borderStrong: sheer(palette.neutral250, '.28'),
    /** Boundary of a control: 3:1 against every surface. */
    control: palette.neutral600,
    text: palette.neutral50,
    /** Body text. */
    textSoft: palette.neutral200,
    /** Secondary text: dates, hints. */
    textQuiet: palette.neutral400,
    /** Fill under `onFill`. */
    primary: palette.primary600,
    primaryHover: palette.primary700,
    /** Text, icons and lines on a surface. */
    primaryText: palette.primary300,
    primaryTint: sheer(palette.primary250, '.12'),
    onFill,
    onDanger: palette.white,
    secondaryText: palette.secondary300,
    tertiaryText: palette.tertiary300,
    focus: palette.tertiary300,
    successText: palette.success300,
    successTint: sheer(palette.success400, '.12'),
    danger: palette.danger600,
    dangerHover: palette.danger700,
    dangerText: palette.danger300,
    dangerTint: sheer(palette.danger400, '.12'),
    warningText: palette.warning300,
    warningTint: sheer(palette.warning400, '.12'),
    /** Light behind large surfaces: one moment a page. */
    primaryGlow: sheer(palette.primary400, '.19'),
    secondaryGlow: sheer(palette.secondary400, '.16'),
    /** Light around the one picture that matters. */
    halo: sheer(palette.primary900, '.5'),
    /** Upper edge of a raised surface, and of a fill. */
    sheen: sheer(palette.white, '.035'),
    fillSheen: sheer(palette.white, '.18'),
    /** Ground of a bar that the page shines through. */
    veil: sheer(palette.neutral950, '.78'),
    backdrop: sheer(palette.neutral1000, '.72'),
    shade: sheer(palette.black, '.6'),
  };
}

function sheer(hex: string, alpha: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue}/${alpha})`;
}
