import type { About, AboutInput, Founders, FoundersInput } from 'content-api/contract';
import type { Api } from '../../../lib/api-client.ts';
import { apiFailure } from '../../../lib/api-failure.ts';
import { seconds } from '../../../lib/durations.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { isObject } from '../../../lib/is-object.ts';

/** How long the founders may take (specification, section 9). */
const foundersTimeoutMs = seconds(10);

/** Both halves of the about page. */
export interface AboutPageData {
  about: About;
  founders: Founders;
}

export async function fetchAboutPage(api: Api, signal?: AbortSignal): Promise<AboutPageData> {
  const [about, founders] = await Promise.all([
    api.get(endpoints.about, { signal }),
    api.get(endpoints.founders, { signal, timeoutMs: foundersTimeoutMs }),
  ]);
  return { about: requireObject<About>(about), founders: requireObject<Founders>(founders) };
}

/** @param version the `updatedAt` that the change was made on */
export async function saveAbout(api: Api, input: AboutInput, version: string | undefined): Promise<About> {
  return requireObject<About>(await api.put(endpoints.about, { ...input, updatedAt: version }));
}

/** @param version the `updatedAt` that the change was made on */
export async function saveFounders(
  api: Api,
  input: FoundersInput,
  version: string | undefined,
): Promise<Founders> {
  const body = await api.put(
    endpoints.founders,
    { ...input, updatedAt: version },
    { timeoutMs: foundersTimeoutMs },
  );
  return requireObject<Founders>(body);
}

function requireObject<Body extends object>(body: unknown): Body {
  if (!isObject(body)) throw apiFailure('unreadable');
  return body as Body;
}
