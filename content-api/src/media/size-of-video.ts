import { badFile } from './faults.ts';

/** The size in px at which a video is shown. @throws Fault 422 when it has no picture, or its end is missing */
export async function sizeOfVideo(file: string): Promise<{ width: number; height: number }> {
  const { EncodedPacketSink, FilePathSource, Input, MP4, WEBM } = await import('mediabunny');
  using input = new Input({ source: new FilePathSource(file), formats: [MP4, WEBM] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track === null) throw new Error('There is no picture');
    const last = await new EncodedPacketSink(track).getPacket(await track.computeDuration());
    if (last === null || last.data.byteLength === 0) throw new Error('There is no end');
    return { width: track.displayWidth, height: track.displayHeight };
  } catch {
    throw badFile('The video is damaged or incomplete');
  }
}
