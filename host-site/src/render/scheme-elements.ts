import { colorSchemeOf } from 'shared-ui';
import type { Look } from 'shared-ui';

/** Tells browsers the colour of what is around the page, and what they draw themselves is to look like. */
export function schemeElements({ colors, lightColors, scheme }: Omit<Look, 'fonts'>): string[] {
  const themeColor = (color: string, media = '') => `<meta name="theme-color"${media} content="${color}">`;
  const inScheme = (name: 'dark' | 'light') => ` media="(prefers-color-scheme:${name})"`;
  return [
    ...(scheme === 'system' && lightColors
      ? [
          themeColor(lightColors.background, inScheme('light')),
          themeColor(colors.background, inScheme('dark')),
        ]
      : [themeColor(colors.background)]),
    `<meta name="color-scheme" content="${colorSchemeOf(scheme)}">`,
  ];
}
