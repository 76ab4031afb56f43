import { buildLibrary } from '../../tools/src/libraries/build-library.ts';

await buildLibrary('shared-session', ['.', './react', './testing']);
