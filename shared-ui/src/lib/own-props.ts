/** Option of `styled`: these props steer the styles and never reach the element; `as` stays Emotion's. */
export function ownProps(...names: string[]): { shouldForwardProp: (prop: string) => boolean } {
  return { shouldForwardProp: (prop) => prop !== 'as' && !names.includes(prop) };
}
