export { iconDrawings } from './drawings.ts';
export { iconLabel } from './labels.ts';
export { iconSet, readSetIcon, setIconValue } from './names.ts';
export type { SetIcon } from './names.ts';
