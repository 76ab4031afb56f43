import * as EmotionReact from '@emotion/react';
import * as EmotionStyled from '@emotion/styled';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as Router from 'react-router-dom';
import * as Session from 'shared-session';
import * as SessionReact from 'shared-session/react';
import * as Ui from 'shared-ui';

interface FederationHost {
  share: (onPage: Record<string, { version: string; lib: unknown }>) => void;
  loadAdmin: (entry: string) => Promise<{ default: React.ComponentType }>;
}

declare const SHARED_VERSIONS: Record<string, string>;
declare const hostFederation: FederationHost;

const libraries: Record<string, unknown> = {
  react: React,
  'react-dom': ReactDom,
  'react-router-dom': Router,
  '@emotion/react': EmotionReact,
  '@emotion/styled': EmotionStyled,
  'shared-session': Session,
  'shared-session/react': SessionReact,
  'shared-ui': Ui,
};

/** Place of a remote, shown when a test calls `showRemote(entry)` on the page; the site's own federation host loads it. */
export function RemoteSlot() {
  const [Remote, setRemote] = React.useState<React.ComponentType>();
  React.useEffect(() => {
    async function showRemote(entry: string): Promise<void> {
      await runScript('/assets/federation.js');
      hostFederation.share(
        Object.fromEntries(
          Object.entries(libraries).map(([name, lib]) => [name, { version: SHARED_VERSIONS[name]!, lib }]),
        ),
      );
      const { default: Loaded } = await hostFederation.loadAdmin(entry);
      setRemote(() => Loaded);
    }
    Object.assign(globalThis, { showRemote });
  }, []);
  return Remote ? <Remote /> : null;
}

function runScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${source} did not load.`)));
    script.src = source;
    document.head.append(script);
  });
}
