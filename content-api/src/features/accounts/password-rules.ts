import { composed } from '../../contract/clean-text.ts';
import { limits } from '../../contract/limits.ts';
import { isCommonPassword } from './common-passwords.ts';

const ownNames = ['studio', 'portfolio', 'tanvo', 'northbyte', 'admin', 'password', 'content-api'];

/** Why a new password is refused, or undefined when it is taken: composed (NFC), but never trimmed or cut. */
export async function passwordFault(
  sent: string,
  account: { email: string; username: string },
): Promise<string | undefined> {
  const password = composed(sent);
  const length = [...password].length;
  if (length < limits.passwordMin) return `Password must have at least ${limits.passwordMin} characters`;
  if (length > limits.passwordMax || Buffer.byteLength(password) > limits.passwordBytes) {
    return `Password must have at most ${limits.passwordMax} characters`;
  }
  if (!password.isWellFormed() || password.includes('\0'))
    return 'Password contains characters that are not allowed';
  const plain = password.toLowerCase();
  if (await isCommonPassword(password)) return 'This password is one of the most common ones';
  const names = [account.email.toLowerCase(), account.username.toLowerCase(), ...ownNames];
  if (isMostlyOneOf(plain, names))
    return 'Password must not be made of your e-mail, your name or the name of the site';
  if (new Set(plain).size < 4) return 'Password must not repeat a few characters';
  return undefined;
}

/** True when little more than names, digits and punctuation is left. */
function isMostlyOneOf(password: string, names: string[]): boolean {
  const rest = names
    .filter((name) => name.length >= 4)
    .reduce((text, name) => text.replaceAll(name, ''), password);
  return rest !== password && rest.replaceAll(/[\d\W_]/g, '').length < 4;
}
