/** A short film without sound: `draw` gives the picture at a share of its time, from 0 to 1. */
export interface Film {
  name: string;
  seconds: number;
  width: number;
  height: number;
  draw: (share: number) => string;
}
