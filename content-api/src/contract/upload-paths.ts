/**
 * Below these, calls take files of any size: whatever stands before the API hands them on while they arrive. What a client
 * sends of a testimonial comes through a page of the site.
 */
export const uploadPaths = [
  '/api/media',
  '/api/imports',
  '/api/backups/uploads',
  '/api/translations.xlf',
  '/api/translations.csv',
] as const;
