/**
 * Entry point `content-api/site-server`: what the site's server needs of the contract, without the schemas of all kinds,
 * which would take 16 to 26 MB of its memory.
 */
export { openedSchema, passSchema, privateListSchema } from './audience.ts';
export type { Pass } from './audience.ts';
export { contentKeysHeader } from './content-keys-header.ts';
export { contentRevisionHeader } from './content-revision-header.ts';
export { formatMoment } from './format-moment.ts';
export { kinds } from './kinds/index.ts';
export type { Kind } from './kinds/kind.ts';
export { pathOfRecord } from './kinds/path-of-record.ts';
export { limits } from './limits.ts';
export { mediaStemOf } from './media-stem.ts';
export { pathKeyOf } from './path-key.ts';
export { previewHeader, previewSchema } from './preview.ts';
export type { Preview } from './preview.ts';
export { moneyIn } from './money-in.ts';
export { clientPitchSchema } from './pitch.ts';
export type { ClientPitch, PitchAnswer, Price } from './pitch.ts';
export { answerMax, clientTestimonialSchema, questions } from './testimonial-request.ts';
export type { ClientTestimonial } from './testimonial-request.ts';
export { wantedReceiptsSchema } from './receipt.ts';
export type { FinishedPage } from './receipt.ts';
export { uploadPaths } from './upload-paths.ts';
