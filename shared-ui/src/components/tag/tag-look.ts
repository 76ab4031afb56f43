import { theme } from '../../theme/theme.ts';

const { color, space, radius, fontSize } = theme;

/** Declarations of one tag, for the tag itself and for lists that draw many without a component each. */
export const tagLook = `flex:none;padding:0 ${space.xs};border:1px solid ${color.line};border-radius:${radius.sm};color:${color.muted};font-size:${fontSize.xs};line-height:1.625rem;white-space:nowrap;`;
