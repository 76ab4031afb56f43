import { z } from 'zod';

/** A report as it is kept: short words and addresses without query, so that it identifies no visitor. */
export interface KeptPolicyReport {
  directive: string;
  blocked: string;
  page: string;
}

const keptMax = 5;
const pathMax = 200;
const words = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-sink'];

const reportSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: z.string().regex(/^[a-z-]{1,40}$/),
    blockedURL: z.string(),
    documentURL: z.string(),
  }),
});

/** Usable entries of a browser's reports. Anybody may send them: pages of other sites and extensions are left out. */
export function readPolicyReports(reports: unknown[], siteOrigins: readonly string[]): KeptPolicyReport[] {
  const kept = new Map<string, KeptPolicyReport>();
  for (const report of reports) {
    const read = reportSchema.safeParse(report);
    if (!read.success || kept.size >= keptMax) continue;
    const { effectiveDirective: directive, blockedURL, documentURL } = read.data.body;
    const blocked = words.includes(blockedURL) ? blockedURL : originOf(blockedURL);
    const page = URL.canParse(documentURL) ? new URL(documentURL) : undefined;
    if (blocked === undefined || page === undefined || !siteOrigins.includes(page.origin)) continue;
    const found = { directive, blocked, page: page.pathname.slice(0, pathMax) };
    kept.set(JSON.stringify(found), found);
  }
  return [...kept.values()];
}

function originOf(address: string): string | undefined {
  if (!/^(?:https?|wss?):/.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin.slice(0, pathMax);
}
