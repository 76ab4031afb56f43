import type { ComponentPropsWithRef } from 'react';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  name: IconName;
  /** Edge in px. @default 20 */
  size?: number;
}

/** A stroked icon in the colour of the text; hidden from assistive technology, so a name must stand beside it. */
export function Icon({ name, size = 20, ...rest }: IconProps) {
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
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
