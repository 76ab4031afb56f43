/** The applications that browsers load, and are released. */
export const apps = ['host-site', 'admin-remote'] as const;

export type App = (typeof apps)[number];

const shared = [
  'shared-ui',
  'shared-session',
  'content-api/src/contract',
  'content-api/src/icon-set',
  'content-api/src/look',
  'content-api/package.json',
  'tools/federation-shared.mjs',
  'tools/webpack',
  'tsconfig.base.json',
  'package-lock.json',
];

const own: Record<App, string[]> = {
  'host-site': ['release-shelf/src/compatibility.ts', 'content-api/src/site-texts'],
  'admin-remote': [],
};

/** Every file and folder that a build of an app may depend on, from the root. */
export function sourcesOf(app: App): string[] {
  return [app, ...own[app], ...shared];
}

export function isApp(name: string): name is App {
  return apps.some((app) => app === name);
}
