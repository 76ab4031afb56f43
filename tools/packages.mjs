/**
 * The packages and the entry points each may import. Lint makes its zones from this one list; docs/map.md says the
 * same for newcomers.
 */
export const packages = {
  'shared-ui': { mayImport: ['content-api/picture-widths', 'content-api/tokens'] },
  'shared-session': { mayImport: [] },
  'server-kit': { mayImport: [] },
  'content-api': {
    mayImport: [
      'server-kit',
      'server-kit/file-lock',
      'server-kit/metrics',
      'server-kit/object-store',
      'server-kit/settings',
      'server-kit/tracing',
    ],
  },
  'release-shelf': {
    mayImport: [
      'server-kit',
      'server-kit/file-lock',
      'server-kit/metrics',
      'server-kit/object-store',
      'server-kit/settings',
    ],
  },
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
      'content-api/legal-texts',
      // Colours of a look, for servers.
      'content-api/look',
      'content-api/picture-widths',
      'content-api/site-server',
      // Texts of the public site, for its server.
      'content-api/site-texts',
      // Its tables of letters are for servers, and for forms.
      'content-api/slug-of',
      'release-shelf',
      'release-shelf/compatibility',
      'server-kit',
      'server-kit/metrics',
      'server-kit/object-store',
      'server-kit/settings',
      'server-kit/tracing',
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
      'content-api/look',
      'content-api/slug-of',
      'release-shelf',
    ],
  },
  'demo-artwork': { mayImport: ['content-api/picture-widths'] },
  e2e: { mayImport: ['*'] },
  tools: { mayImport: ['*'] },
};
