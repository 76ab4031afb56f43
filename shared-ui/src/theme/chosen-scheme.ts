import type { Scheme } from 'content-api/tokens';
import { colorSchemeOf } from './look.ts';

/** In the browser's storage, since the sign-in has it too, and a person may want another on another screen. */
const key = 'console-scheme';

/** Script of the console's document: the scheme that was chosen in this browser is there before anything is drawn. */
export const schemeScript = `try{const s=localStorage.getItem('${key}');if(s)document.documentElement.style.colorScheme=s}catch{}`;

/** The scheme that a person chose in this browser; undefined for the studio's own, or where nothing can be stored. */
export function readChosenScheme(): Scheme | undefined {
  try {
    const stored = localStorage.getItem(key);
    return (['dark', 'light', 'system'] as const).find((one) => colorSchemeOf(one) === stored);
  } catch {
    return undefined;
  }
}

/** Shows the document in a scheme, and keeps it for later ones. Undefined goes back to the studio's own. */
export function chooseScheme(scheme: Scheme | undefined): void {
  const value = scheme === undefined ? '' : colorSchemeOf(scheme);
  document.documentElement.style.colorScheme = value;
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // It stays for as long as the document.
  }
}
