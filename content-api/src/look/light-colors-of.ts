import { fixedRoles } from './fixed-roles.ts';
import type { LightGround, LightLookColors } from './look-colors.ts';
import { layered, toHex } from './oklch.ts';
import { hoverOf, onFillOf, ratios } from './palette-of.ts';
import { palette } from './palette.ts';
import type { RoleColors } from './role-colors.ts';
import { reach } from './scale.ts';
import { sheer } from './sheer.ts';

/** Lightness of the page, and the hue and vividness of everything that is grey on it. */
const casts: Record<LightGround, { page: number; hue: number; vividness: number }> = {
  paper: { page: 0.982, hue: 85, vividness: 0.007 },
  snow: { page: 0.994, hue: 260, vividness: 0.002 },
  sand: { page: 0.945, hue: 78, vividness: 0.022 },
};

const tint = '.1';
const statusTint = '.2';

/**
 * Colours by role of a light page. Surfaces get darker as they rise. Each shade of a chosen colour is darkened until it can
 * be read on all of them and on the tints above them.
 */
export function lightColorsOf({ ground, ...chosen }: LightLookColors): RoleColors {
  const { page, hue, vividness } = casts[ground];
  const gray = (l: number) => toHex({ l, c: vividness, h: hue });
  const background = gray(page);
  const surface = gray(page - 0.018);
  const raised = gray(page - 0.035);
  const hover = gray(page - 0.055);
  const surfaces = [background, surface, raised, hover];
  const darkened = (hex: string, ratio: number, grounds: readonly string[]) =>
    reach(
      hex,
      grounds.map((from) => ({ from, ratio })),
      'darker',
    );
  const primary = darkened(chosen.primary, ratios.boundary, [background, raised]);
  const primaryTint = sheer(primary, tint);
  const grounds = [...surfaces, ...surfaces.map((one) => layered(primaryTint, one))];
  const readable = (hex: string) => darkened(hex, ratios.text, grounds);
  const status = (text: string, color: string) => {
    const behind = sheer(color, statusTint);
    const readableText = darkened(text, ratios.text, [
      ...surfaces,
      ...surfaces.map((one) => layered(behind, one)),
    ]);
    return [readableText, behind] as const;
  };
  const [successText, successTint] = status(palette.success300, palette.success400);
  const [dangerText, dangerTint] = status(palette.danger600, palette.danger400);
  const [warningText, warningTint] = status(palette.warning300, palette.warning400);
  const ink = gray(0.22);
  const tertiaryText = readable(chosen.tertiary);
  return {
    ...fixedRoles,
    background,
    surface,
    raised,
    hover,
    border: sheer(ink, '.14'),
    borderStrong: sheer(ink, '.32'),
    control: darkened(gray(0.6), ratios.boundary, surfaces),
    text: ink,
    textSoft: darkened(gray(0.38), ratios.body, grounds),
    textQuiet: readable(gray(0.54)),
    primary,
    primaryHover: hoverOf(primary),
    primaryText: readable(primary),
    primaryTint,
    onFill: onFillOf(primary),
    secondaryText: readable(chosen.secondary),
    tertiaryText,
    focus: tertiaryText,
    primaryGlow: primaryTint,
    secondaryGlow: sheer(chosen.secondary, tint),
    halo: sheer(ink, '.3'),
    veil: sheer(background, '.82'),
    successText,
    successTint,
    dangerText,
    dangerTint,
    warningText,
    warningTint,
    shade: sheer(ink, '.24'),
  };
}
