export const packages: Record<string, { allowedImports: string[] }>;
