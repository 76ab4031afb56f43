import { theme } from '../../theme/theme.ts';

const { colors, space, radii, fontSizes } = theme;

/** Declarations of one tag, for the tag itself and for lists that draw many without a component each. */
export const tagLook = `flex:none;padding:0 ${space[1]};border:1px solid ${colors.border};border-radius:${radii.sm};color:${colors.textSoft};font-size:${fontSizes.xs};line-height:1.625rem;`;
