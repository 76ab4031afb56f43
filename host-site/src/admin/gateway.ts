import type { ComponentType } from 'react';
import type { HostContract } from 'release-shelf';
import { createSession } from 'shared-session';
import type { Session } from 'shared-session';
import type { AdminAppProps } from './admin-app-props.ts';
import { adminError, isAdminError } from './admin-error.ts';
import type { AdminSettings } from './admin-settings.ts';
import { contractFaults } from './check-contract.ts';
import { guardScripts } from './guard-scripts.ts';
import { readLastGood } from './last-good.ts';
import { fetchManifest, fetchPointer, refOf } from './live-release.ts';
import type { ReleaseRef } from './live-release.ts';
import { loadAdmin, sharedOnPage } from './load-remote.ts';
import { reportFallback } from './report-fallback.ts';

declare const HOST_CONTRACT: Omit<HostContract, 'names'>;

export interface LoadedConsole {
  AdminApp: ComponentType<AdminAppProps>;
  /** The release that runs. */
  ref: ReleaseRef;
  notices: string[];
  isPreview: boolean;
}

interface OpenOptions {
  /** Releases that failed on this page already, with why. */
  failed: ReadonlyMap<string, unknown>;
  /** Asks the user before a release runs that an address names. */
  agreesTo: (release: string) => Promise<boolean>;
}

const loadTimeoutMs = 30_000;
const entryPattern = /^remoteEntry\.[\w-]+\.js$/;

/**
 * Brings the console to the page: its session first, then the release that is live, checked before any of it runs. When
 * that one fails, the last release that this browser ran well, else the one that was live before.
 *
 * @throws AdminError the first release's reason, when none can be run
 */
export async function openConsole(
  { apiBase, remoteUrl }: AdminSettings,
  { failed, agreesTo }: OpenOptions,
): Promise<LoadedConsole> {
  const session = createSession({ apiBase });
  const requestedPreview = previewWanted();
  const isPreview =
    requestedPreview !== null && (await isSignedIn(session)) && (await agreesTo(requestedPreview.release));
  const choice: Choice = isPreview ? { candidates: [requestedPreview] } : await chooseReleases(remoteUrl);
  let first: FirstFailure | undefined = choice.error === undefined ? undefined : { error: choice.error };
  for (const ref of choice.candidates) {
    try {
      if (failed.has(ref.release)) throw asError(failed.get(ref.release));
      const { default: AdminApp } = await loadRelease(remoteUrl, ref);
      return { AdminApp, ref, isPreview, notices: first ? await tell(apiBase, first, ref) : [] };
    } catch (error) {
      first ??= { release: ref.release, error };
    }
  }
  // In a preview the failure is visible to the person who opened it.
  if (!isPreview) void reportFallback(apiBase, first ?? { error: undefined });
  throw first ? asError(first.error) : adminError('pointer-invalid', 'There is no dashboard to load.');
}

/** The release that a preview's address asks for: an id of the one configured origin, never a free address. */
export function previewWanted(): ReleaseRef | null {
  return refOf(new URLSearchParams(location.search).get('release') ?? '');
}

interface FirstFailure {
  release?: string;
  error: unknown;
}

interface Choice {
  candidates: ReleaseRef[];
  /** Why the pointer could not be read. */
  error?: unknown;
}

async function chooseReleases(remoteUrl: string): Promise<Choice> {
  const lastGood = readLastGood();
  try {
    const { current, previous } = await fetchPointer(remoteUrl, fetch);
    const refs = [current, lastGood, previous].filter((ref) => ref !== null);
    return {
      candidates: refs.filter((ref, at) => refs.findIndex(({ release }) => release === ref.release) === at),
    };
  } catch (error) {
    return { candidates: lastGood ? [lastGood] : [], error };
  }
}

async function isSignedIn(session: Session): Promise<boolean> {
  await session.check();
  const { status } = session.getSnapshot();
  return status === 'authenticated' || status === 'warning';
}

async function loadRelease(remoteUrl: string, ref: ReleaseRef) {
  const { files, contract } = await fetchManifest(remoteUrl, ref, fetch);
  const faults = contractFaults(contract, HOST_CONTRACT, sharedOnPage(Object.keys(HOST_CONTRACT.provides)));
  if (faults.length > 0) throw adminError('release-incompatible', faults.join(' '));
  const folder = new URL('.', new URL(ref.manifest, remoteUrl)).href;
  const entry = Object.keys(files).find((file) => entryPattern.test(file));
  if (!entry) throw adminError('release-altered', 'The dashboard’s files are not complete.');
  guardScripts(folder, files);
  try {
    return await inTime(loadAdmin(folder + entry));
  } catch (error) {
    throw adminError(
      'remote-failed',
      'The dashboard could not be started: a file is missing, too slow or altered.',
      error,
    );
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), loadTimeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The dashboard shows reported failures; one that could not be reported is shown on this page. */
async function tell(apiBase: string, first: FirstFailure, ref: ReleaseRef): Promise<string[]> {
  const isReported = await reportFallback(apiBase, { ...first, fallback: ref.release });
  return isReported ? [] : [noticeOf(first, ref)];
}

function noticeOf({ release, error }: FirstFailure, { release: running }: ReleaseRef): string {
  const what = release
    ? `Release ${release} of the dashboard did not start`
    : 'The live release is not known';
  const why = isAdminError(error) ? error.message : 'It failed while it was starting.';
  return `${what}, so you are using ${running}. ${why}`;
}
