import { readRoles } from './roles.ts';

test.each([
  [[], ['site', 'console', 'api']],
  [['--start-empty'], ['site', 'console', 'api']],
  [['--only', 'api'], ['api']],
  [
    ['--only', 'api,site', '--start-empty'],
    ['site', 'api'],
  ],
  [['--only=console'], ['console']],
])('%j runs %j', (args, expected) => {
  expect(readRoles(args)).toEqual({ ok: true, roles: expected });
});

test.each([[['--only']], [['--only', '']], [['--only', 'site,databse']], [['--only', 'site,']]])(
  '%j is refused, with the names that there are',
  (args) => {
    const read = readRoles(args);
    expect(read.ok ? '' : read.fault).toContain('--only takes site, console, api');
  },
);
