export interface SharedModule {
  singleton: boolean;
  requiredVersion: string;
  import?: false | string;
  version?: string;
  eager?: boolean;
  strictVersion?: boolean;
}
export const singletons: string[];
export const remoteName: string;
export function sharedVersions(): Record<string, string>;
export function sharedRanges(): Record<string, string>;
export function sharedModules(
  extra?: Partial<Omit<SharedModule, 'requiredVersion'>>,
): Record<string, SharedModule>;
