/** The packages, and the entry points that each may import. The linter makes its rules from this list. */
export const packages = {
  'shared-ui': { allowedImports: ['content-api/picture-widths', 'content-api/tokens'] },
  'shared-session': { allowedImports: [] },
  'server-kit': { allowedImports: [] },
  'content-api': {
    allowedImports: [
      'server-kit',
      'server-kit/file-lock',
      'server-kit/metrics',
      'server-kit/object-store',
      'server-kit/settings',
      'server-kit/tracing',
    ],
  },
  'release-shelf': {
    allowedImports: [
      'server-kit',
      'server-kit/file-lock',
      'server-kit/metrics',
      'server-kit/object-store',
      'server-kit/settings',
    ],
  },
  'host-site': {
    allowedImports: [
      'shared-ui',
      // Plain values, for servers.
      'shared-ui/roles',
      'shared-session',
      'shared-session/react',
      // Test kits, for tests only.
      'shared-ui/testing',
      'shared-session/testing',
      'content-api/contract',
      // Drawings of icons, for pages that are rendered on the server.
      'content-api/icon-set',
      'content-api/legal-texts',
      // Colours of a look, for servers.
      'content-api/look',
      'content-api/picture-widths',
      'content-api/site-server',
      // Texts of the public site, for its server.
      'content-api/site-texts',
      // Its tables of letters are for servers and forms.
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
    allowedImports: [
      'shared-ui',
      'shared-session',
      'shared-session/react',
      // Test kits, for tests only.
      'shared-ui/testing',
      'shared-session/testing',
      'content-api/contract',
      'content-api/icon-set',
      'content-api/picture-widths',
      'content-api/look',
      'content-api/installation',
      'content-api/backups',
      'content-api/mail',
      'content-api/moving',
      'content-api/slug-of',
      'release-shelf',
    ],
  },
  'demo-artwork': { allowedImports: ['content-api/picture-widths'] },
  e2e: { allowedImports: ['*'] },
  tools: { allowedImports: ['*'] },
};
