import * as EmotionStyled from '@emotion/styled';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as Session from 'shared-session';
import * as SessionReact from 'shared-session/react';
import * as Ui from 'shared-ui';
import type { ComponentType } from 'react';
import type { AdminSettings, PageSettings } from '../lib/settings.ts';
import type { AdminAppProps } from './admin-app-props.ts';
import { adminError } from './admin-error.ts';
import { contractFaults } from './check-contract.ts';
import type * as FederationHost from './federation-host.ts';
import { fetchManifest, fetchPointer } from './live-release.ts';
import type { ReleaseRef } from './live-release.ts';
import * as EmotionReact from './emotion-surface.ts';
import * as Router from './router-surface.ts';

declare const SHARED_VERSIONS: Record<string, string>;

declare global {
  var hostFederation: typeof FederationHost | undefined;
}

export interface LoadedConsole {
  AdminApp: ComponentType<AdminAppProps>;
  release: string;
  notices: string[];
}

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

/**
 * Brings the console to the page: its session first, then the release that is live, checked before any of it runs.
 *
 * @param attempt 0 at first; a higher number after a failure
 * @throws AdminError
 */
export async function openConsole(
  settings: PageSettings,
  admin: AdminSettings,
  attempt: number,
): Promise<LoadedConsole> {
  Session.createSession({ apiBase: settings.apiBase });
  const [host, { current }] = await Promise.all([
    federationHost(admin.federationEntry),
    fetchPointer(admin.remoteUrl, fetch),
  ]);
  const { default: AdminApp } = await loadRelease(host, admin.remoteUrl, current, attempt);
  return { AdminApp, release: current.release, notices: [] };
}

async function loadRelease(host: typeof FederationHost, remoteUrl: string, ref: ReleaseRef, attempt: number) {
  const manifest = await fetchManifest(remoteUrl, ref, fetch);
  const faults = contractFaults(manifest.contract, SHARED_VERSIONS, Object.keys(Router));
  if (faults.length > 0) throw adminError('release-incompatible', faults.join(' '));
  const entry = new URL('mf-manifest.json', new URL(ref.manifest, remoteUrl)).href;
  try {
    return await host.loadAdmin(entry, attempt > 0);
  } catch (error) {
    throw adminError('remote-failed', 'The dashboard could not be started.', error);
  }
}

/** The federation host is a script of its own, which puts itself under one name of the window. */
function federationHost(source: string): Promise<typeof FederationHost> {
  const running = globalThis.hostFederation;
  if (running) return Promise.resolve(running);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.addEventListener('load', () => {
      const host = globalThis.hostFederation;
      if (!host) return reject(adminError('host-script-missing', 'A script of this site did not start.'));
      host.share(onPage());
      resolve(host);
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(adminError('host-script-missing', 'A script of this site could not be loaded.'));
    });
    document.head.append(script);
  });
}

function onPage(): FederationHost.SharedOnPage {
  return Object.fromEntries(
    Object.entries(libraries).map(([name, lib]) => [
      name,
      { version: SHARED_VERSIONS[name] ?? '0.0.0', lib },
    ]),
  );
}
