import { apps, isApp } from '../build/app-sources.ts';
import type { App } from '../build/app-sources.ts';
import { complain } from './say.ts';

/** The app that a command is for: its first argument. */
export function appOrExit(name = ''): App {
  if (isApp(name)) return name;
  complain(`Name the app: ${apps.join(' or ')}. Usually: npm run releases -w admin-remote`);
  process.exit(1);
}
