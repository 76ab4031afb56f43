/** Outcome of a contact form, and the typed values. */
export interface ContactOutcome {
  success: boolean;
  message: string;
  /** Messages by field name. */
  fields: Record<string, string>;
  values: Record<string, string>;
}
