import type { ComponentProps } from 'react';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';

export interface IconProps extends ComponentProps<'svg'> {
  name: IconName;
  /** Edge, in px or as a length. @default '1.25em' */
  size?: number | string;
  /** Its name for assistive technology; without one it is decoration. */
  label?: string;
}

/** A small stroke drawing on a grid of 24, as high as the text around it. */
export function Icon({ name, label, size = '1.25em', ...rest }: IconProps) {
  const a11y = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...a11y}
      {...rest}
    >
      <path d={(iconPaths as Partial<Record<IconName, string>>)[name] ?? name} />
    </svg>
  );
}
