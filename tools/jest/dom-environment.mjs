import JSDOMEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** A DOM for tests. Jest's own package of it has a jsdom that takes a third of the suites' time to compute styles. */
export default class DomEnvironment extends JSDOMEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
  }
}
