import { sheer } from './sheer.ts';
import { palette } from './tokens/palette.ts';

/** Colours that are the same in every look. Styles hold their values, so that no page has to define them. */
export const fixedRoles = {
  onDanger: palette.white,
  successText: palette.success300,
  successTint: sheer(palette.success400, '.12'),
  danger: palette.danger600,
  dangerHover: palette.danger700,
  dangerText: palette.danger300,
  dangerTint: sheer(palette.danger400, '.12'),
  warningText: palette.warning300,
  warningTint: sheer(palette.warning400, '.12'),
  /** Upper edge of a raised surface, and of a fill. */
  sheen: sheer(palette.white, '.035'),
  fillSheen: sheer(palette.white, '.18'),
  backdrop: sheer(palette.neutral1000, '.72'),
  shade: sheer(palette.black, '.6'),
};
