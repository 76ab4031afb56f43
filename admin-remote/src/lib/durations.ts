export const seconds = (count: number): number => count * 1000;
export const hours = (count: number): number => seconds(count * 3600);
