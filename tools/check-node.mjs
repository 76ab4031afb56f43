// Run by package scripts before anything else: an older Node would fail later and less clearly.
import { isAtLeast, neededNode } from './bootstrap/node-version.mjs';

if (!isAtLeast(process.version, neededNode)) {
  console.error(
    `This script needs Node ${neededNode} or newer and found itself on ${process.version}. The repository brings its own: ` +
      'run it through npm, after `npm ci` with install scripts allowed (without --ignore-scripts).',
  );
  process.exit(1);
}
