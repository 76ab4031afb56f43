export const packages: Record<string, { mayImport: string[] }>;
