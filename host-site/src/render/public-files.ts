import appleTouchIcon from '../../assets/apple-touch-icon.png';
import favicon from '../../assets/favicon.ico';
import icon192 from '../../assets/icon-192.png';
import icon512 from '../../assets/icon-512.png';
import iconMaskable from '../../assets/icon-maskable-512.png';
import icon from '../../assets/icon.svg';

/** Files that are known by a fixed address, and the hashed file behind each. */
export const publicFiles: Record<string, string> = {
  '/apple-touch-icon.png': appleTouchIcon,
  '/favicon.ico': favicon,
  '/icon.svg': icon,
  '/icon-192.png': icon192,
  '/icon-512.png': icon512,
  '/icon-maskable-512.png': iconMaskable,
};
