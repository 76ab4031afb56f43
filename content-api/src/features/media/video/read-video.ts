import { badFile } from '../faults.ts';
import { clearMp4, readMp4 } from './read-mp4.ts';
import { clearWebm, readWebm } from './read-webm.ts';
import type { VideoFacts } from './video-facts.ts';
import { openVideo } from './video-file.ts';

/** @throws Fault 422 when it has no picture, or its end is missing */
export function readVideo(path: string, type: string): VideoFacts {
  using file = openVideo(path, 'r');
  try {
    return type === 'video/webm' ? readWebm(file) : readMp4(file);
  } catch {
    throw badFile('The video is damaged or incomplete');
  }
}

/** Clears parts of a video in its file. */
export function clearParts(path: string, type: string, parts: VideoFacts['parts']): void {
  using file = openVideo(path, 'r+');
  if (type === 'video/webm') clearWebm(file, parts);
  else clearMp4(file, parts);
}
