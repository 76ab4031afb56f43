import { buildLibrary } from '../../tools/src/libraries/build-library.ts';

/** Without `./testing`, whose libraries this package has for development only. */
await buildLibrary('shared-ui', ['.', './roles']);
