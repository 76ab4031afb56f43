/** Common ones that the list of zxcvbn lacks. */
const further = [
  '1234567890123',
  'correcthorsebatterystaple',
  'qwertyuiopasdf',
  'qwertyuiopasdfghjkl',
  'welcome12345',
];

/** True for one of the 49 000 most common passwords, and for one that is written several times in a row. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Loaded when it is needed: the list takes some memory, and passwords are seldom set.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = new Set([...dictionary['passwords-common'], ...further]);
  return repeatedParts(password.toLowerCase()).some((part) => common.has(part));
}

/** The text itself, and every part that makes it when it is repeated. */
function repeatedParts(text: string): string[] {
  const counts = Array.from({ length: text.length }, (_, index) => index + 1);
  return counts
    .map((count) => text.slice(0, Math.floor(text.length / count)))
    .filter((part) => part.repeat(text.length / part.length) === text);
}
