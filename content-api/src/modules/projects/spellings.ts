import type { Project } from '../../contract/project.ts';
import { invalid } from '../../lib/fault.ts';

const spellings = [
  ['gitHubLink', 'githubLink'],
  ['officialWebsiteLink', 'websiteLink'],
  ['shortDescription', 'description'],
] as const;

/**
 * The body with one spelling per field (ruling 13). When both come and differ, the one that was changed from the
 * stored value is meant; when both were changed, nobody knows.
 */
export function resolveSpellings(body: Record<string, unknown>, stored?: Project): Record<string, unknown> {
  const resolved = { ...body };
  for (const [name, alias] of spellings) {
    if (!(alias in body)) continue;
    resolved[name] = chooseValue(body, name, alias, stored?.[name]);
    delete resolved[alias];
  }
  return resolved;
}

function chooseValue(body: Record<string, unknown>, name: string, alias: string, stored?: string): unknown {
  if (!(name in body) || body[name] === body[alias]) return body[alias];
  if (stored !== undefined && body[name] === stored) return body[alias];
  if (stored !== undefined && body[alias] === stored) return body[name];
  throw invalid({ [name]: `${name} and ${alias} are the same field and differ` });
}
