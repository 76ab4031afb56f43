import type { Allowed } from './find-faults.ts';

/** The licences and install scripts that are allowed, each with its reason. */
export const allowed: Allowed = {
  /** SPDX identifiers. */
  licences: {
    '0BSD': 'permissive, asks for nothing',
    'Apache-2.0': 'permissive, with a patent grant',
    'BlueOak-1.0.0': 'permissive',
    'BSD-2-Clause': 'permissive',
    'BSD-3-Clause': 'permissive',
    'CC-BY-3.0': 'word lists of a build tool; they are not served',
    'CC-BY-4.0': 'the table of browser versions that builds read; it is not served',
    'CC0-1.0': 'public domain',
    ISC: 'permissive',
    'LGPL-3.0-or-later': 'libvips, which sharp loads as a shared library on our own servers',
    MIT: 'permissive',
    'MIT-0': 'permissive, asks for nothing',
    'MPL-2.0': 'axe-core in tests, mediabunny on our own servers; both unchanged',
    'OFL-1.1': 'the typefaces, served unchanged but for a smaller set of characters',
    'PSF-2.0': 'a newer argparse, permissive',
    'Python-2.0': 'argparse, permissive',
    Unlicense: 'public domain',
    Zlib: 'permissive',
  },
  /** Packages without an SPDX identifier: the licence as the lockfile has it, and what its text says. */
  licencesByPackage: {
    'busboy@1.6.0': { licence: undefined, reason: 'its LICENSE file is MIT; tests only' },
    'gitconfiglocal@1.0.0': { licence: 'BSD', reason: 'its LICENSE file is BSD-3-Clause' },
    'humanize-number@0.0.2': { licence: undefined, reason: 'its Readme says MIT; tests only' },
    'streamsearch@1.1.0': { licence: undefined, reason: 'its LICENSE file is MIT; tests only' },
    'xtend@2.1.2': { licence: undefined, reason: 'its LICENCE file is MIT' },
  },
  /** Packages with install scripts. Whether npm runs them is decided by `allowScripts` in package.json. */
  installScripts: {
    '@parcel/watcher': 'not run: it only compiles what its platform packages bring compiled',
    '@swc/core': 'run: looks for the binary of this platform and takes the WebAssembly one else',
    'core-js-pure': 'not run: it only prints an appeal for donations',
    node: 'run: brings the pinned Node. Its binary is fetched by name and version, without a hash of ours',
    nx: 'not run: it only prepares its own daemon and cache',
  },
};
