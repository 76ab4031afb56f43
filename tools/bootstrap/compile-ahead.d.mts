export function compileAhead(node: string, scripts: string[], cache: string): Promise<void>;
