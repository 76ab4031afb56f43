export { axeFindings } from './axe.ts';
export { renderWithUi } from './render.tsx';
export { stubDialog } from './stub-dialog.ts';
