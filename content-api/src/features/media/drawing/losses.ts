/** Content that a cleaned drawing may lack, in the words of a warning. */
export type Loss =
  | 'scripts'
  | 'references to other servers'
  | 'pictures of other servers, or of a type that is not taken'
  | 'style sheets of other servers'
  | 'fonts of other servers'
  | 'styles that may load or run something'
  | 'animations of references'
  | 'HTML that is more than text'
  | 'sound, video and frames';

/** Collects why a drawing may differ from the one that was sent. */
export interface Losses {
  add: (loss: Loss) => void;
  /** An element or attribute that is on no list, which matters only where the drawing looks different. */
  addUnknown: (name: string) => void;
  /** An embedded picture keeps its metadata, without which it would look different. */
  keepMetadata: () => void;
}
