/**
 * The rooms of the repository and the doors each may use. Lint zones, release checks and the newcomer's map all
 * start from this one list. Source: docs/map.md.
 */
export const packages = {
  'shared-ui': { mayImport: [] },
  'shared-session': { mayImport: ['content-api/contract'] },
  'server-kit': { mayImport: [] },
  'content-api': { mayImport: ['server-kit'] },
  'release-shelf': { mayImport: ['server-kit'] },
  'host-site': {
    mayImport: [
      'shared-ui',
      // Plain values, for servers.
      'shared-ui/roles',
      'shared-session',
      'shared-session/react',
      // Test kits, for tests only.
      'shared-ui/testing',
      'shared-session/testing',
      'content-api/contract',
      'release-shelf',
      'release-shelf/compatibility',
      'server-kit',
    ],
  },
  'admin-remote': {
    mayImport: [
      'shared-ui',
      'shared-session',
      'shared-session/react',
      // Test kits, for tests only.
      'shared-ui/testing',
      'shared-session/testing',
      'content-api/contract',
      'release-shelf',
    ],
  },
  e2e: { mayImport: ['*'] },
  tools: { mayImport: ['*'] },
};
