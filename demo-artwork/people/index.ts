import { dhruv } from './dhruv.ts';
import { farida } from './farida.ts';
import { ishani } from './ishani.ts';

/** The founders' portraits by the name of their file. */
export const founderPictures: Record<string, () => string> = { ishani, dhruv, farida };
