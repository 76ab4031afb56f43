/** Whether a content type is that of the API's answers. */
export function isJsonType(type: unknown): boolean {
  return typeof type === 'string' && type.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}
