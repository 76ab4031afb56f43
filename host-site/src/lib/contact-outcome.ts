/** What became of a contact form, and what had been typed. */
export interface ContactOutcome {
  success: boolean;
  message: string;
  /** Messages by field name. */
  fields: Record<string, string>;
  values: Record<string, string>;
}
