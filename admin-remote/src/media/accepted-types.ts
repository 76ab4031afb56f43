/** Types that the browser's file dialog offers. The server detects the type from the content. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';
export const acceptedVideos = 'video/mp4,video/webm';
export const acceptedDocuments = 'application/pdf';
export const acceptedFiles = [acceptedPictures, acceptedVideos, acceptedDocuments].join();
