/** Facts about a video by its container. */
export interface VideoFacts {
  /** In px as it is shown. */
  width: number;
  height: number;
  /** Parts that may name a place or a person, and that no player needs. */
  parts: { at: number; from: number; to: number }[];
  /** It has a track that is neither picture nor sound. */
  hasDataTrack: boolean;
}
