import type { ClientTestimonial } from 'content-api/site-server';

/** What the page of a client's link shows. */
export type ClientWords = ClientForm | { isWithdrawn: true };

/** The form as it is kept, or what has become of it. */
export interface ClientForm {
  isWithdrawn?: false;
  view: ClientTestimonial;
  /** `/testimonial/{token}` */
  base: string;
  /** Faults of its fields, by their names. */
  faults: Readonly<Record<string, string>>;
  /** Why it was not sent, where no field is to blame. */
  trouble?: 'trouble.tooMany' | 'trouble.failed' | undefined;
  /** It was kept just now. */
  isKept: boolean;
}
