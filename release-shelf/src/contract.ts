import { z } from 'zod';

const names = z.array(z.string().min(1));
const versions = z.record(z.string(), z.string().regex(/^\d+\.\d+\.\d+/));
const namesByPackage = z.record(z.string(), names).default({});
const ranges = z.record(z.string(), z.string().regex(/^\^\d+\.\d+\.\d+$/));

/** `dist/contract.json` of a host: what it offers to the remote that it loads. */
export const hostContractSchema = z.object({
  v: z.literal(1),
  app: z.string(),
  /** Name of the remote it loads, in the federation. */
  remote: z.string(),
  /** Exposed modules of the remote that it mounts. */
  consumes: names,
  /** Major of the props that it hands to the mounted module. */
  props: z.int().default(1),
  /** Version of every shared package that it puts on the page. */
  provides: versions,
  /** Exports of each shared package on the page. Other names are undefined in the remote. */
  names: namesByPackage,
});

/** `dist/contract.json` of a remote: what it exposes, and what it needs of the page. */
export const remoteContractSchema = z.object({
  v: z.literal(1),
  app: z.string(),
  /** Its own name in the federation. */
  remote: z.string(),
  exposes: names,
  /** Major of the props that the exposed module takes. */
  props: z.int().default(1),
  /** Accepted range of every shared package, always `^major.minor.patch`. */
  shared: ranges,
  /** Names that it imports from each shared package. */
  names: namesByPackage,
});

export type HostContract = z.infer<typeof hostContractSchema>;
export type RemoteContract = z.infer<typeof remoteContractSchema>;
