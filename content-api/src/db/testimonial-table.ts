import type { JsonColumn } from './columns.ts';

/** A client who was asked for a testimonial. */
export interface TestimonialRequestTable {
  id: string;
  /** Id of the project. */
  project: string;
  token_hash: string;
  name: string;
  email: string | null;
  author: string;
  created_at: string;
  /** Until then it may be answered; what was sent can be withdrawn at any time. */
  expires_at: string;
  /** What is typed so far; emptied when it is withdrawn. */
  answers: JsonColumn;
  sent_at: string | null;
  /** Id of the testimonial that came of it. */
  testimonial: string | null;
  /** The sentence that was agreed to; empty before. */
  consent_text: string;
  /** The revision of the testimonial that was agreed to. */
  revision: string | null;
  withdrawn_at: string | null;
}
