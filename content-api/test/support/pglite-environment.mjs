import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/** Jest's own module system cannot load PGlite; the environment of a test is loaded outside of it. */
export default class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.newPglite = () => new PGlite();
  }
}
