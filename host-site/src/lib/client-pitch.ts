import type { ClientPitch } from 'content-api/site-server';

/** What a client writes about a part of a pitch. */
export interface AskedQuestion {
  place: string;
  name: string;
  email: string;
  message: string;
}

/** What the page of a pitch shows. */
export interface ShownPitch {
  view: ClientPitch;
  /** `/pitch/{token}` */
  base: string;
  /** What is filled in so far. */
  typed: { name: string; isConfirmed: boolean };
  /** Faults of its fields, by their names. */
  faults: Readonly<Record<string, string>>;
  /** The question that is written, or was sent. */
  question: {
    typed: AskedQuestion;
    faults: Readonly<Record<string, string>>;
    isSent: boolean;
    /** Number of the part that was chosen by its link. */
    about?: number;
  };
  /** Why it was not answered, where no field is to blame. */
  trouble?: 'trouble.tooMany' | 'trouble.failed' | 'pitch.changed' | undefined;
}
