/** Line that the API prints once, when it generated the first admin's password. */
const printed = /^First admin: (\S+) password: (\S+)$/;

/** The same in a form that catches the eye, or null for any other line. */
export function firstAdminLine(line: string, siteUrl: string): string | null {
  const [, email, password] = printed.exec(line) ?? [];
  if (email === undefined || password === undefined) return null;
  return [
    '',
    `  Sign in at ${siteUrl}/admin/login as ${email}`,
    `  with the password ${password}`,
    '  It is shown this once. Change it in the console, or with: npm run admin -- reset-password',
    '',
  ].join('\n');
}
