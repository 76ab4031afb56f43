/** The published types do not know `preferred` yet (negotiator 1.0). */
export default class Negotiator {
  constructor(request: { headers: Record<string, string> });
  /**
   * The encodings of `available` that the client accepts, the best first.
   *
   * @param options.preferred decides between encodings of equal weight
   */
  encodings: (available: string[], options: { preferred: string[] }) => string[];
}
