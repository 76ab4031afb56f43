import mime from 'mime';

const texts = /^text\/|^application\/(?:\w+\+)?(?:json|xml)$/;

/** Content type of a file by its name, with the charset of texts; an unknown extension is `application/octet-stream`. */
export function contentTypeOf(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return texts.test(type) ? `${type}; charset=utf-8` : type;
}
