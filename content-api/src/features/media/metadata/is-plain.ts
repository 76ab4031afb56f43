import type { Metadata } from 'sharp';

const plainSpaces = ['srgb', 'b-w', 'rgb16', 'grey16'];
const profileName = 'sRGB';

/** The picture is upright and in sRGB, so that nothing is lost with its metadata. */
export function isPlain({ orientation = 1, space, icc }: Metadata): boolean {
  return orientation === 1 && plainSpaces.includes(space) && (icc === undefined || isStandard(icc));
}

function isStandard(profile: Buffer): boolean {
  const wide = Buffer.from([...profileName].flatMap((letter) => [0, letter.charCodeAt(0)]));
  return profile.includes(profileName) || profile.includes(wide);
}
