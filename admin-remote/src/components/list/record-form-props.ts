/** What a list hands to the form of one of its records. */
export interface RecordFormProps {
  /** Id of the record, `new` for one to be. */
  id: string;
  onClose: () => void;
}
