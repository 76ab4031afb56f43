import { pictureWidths } from 'content-api/picture-widths';
import { useEffect, useState } from 'react';
import { safeHref, Text } from 'shared-ui';

interface SoftPictureProps {
  /** The address as it is typed. */
  src: string;
  /** Width in px from which it is sharp in its largest place. */
  sharpFrom: number;
}

const ownRaster = /^(\/media\/[^?#]+)\.(?:jpe?g|png|webp|avif|gif)$/i;
const number = new Intl.NumberFormat('en');

/** Says of a picture that it has fewer pixels than its place shows. A drawing is sharp at any size. */
export function SoftPicture({ src, sharpFrom }: SoftPictureProps) {
  const [seen, setSeen] = useState<{ src: string; width: number }>();
  const address = probeOf(src.trim());
  useEffect(() => {
    if (address === undefined) return;
    const probe = new Image();
    probe.onload = () => setSeen({ src: address, width: probe.naturalWidth });
    probe.src = address;
    return () => void (probe.onload = null);
  }, [address]);
  if (address === undefined || seen?.src !== address || seen.width >= sharpFrom) return null;
  return (
    <Text size="sm" role="status">
      {`This picture is soft here: it is ${number.format(seen.width)} px wide, and its place needs ${number.format(sharpFrom)}.`}
    </Text>
  );
}

/** The address to measure a picture by: for one of the library its largest usual size, which is never scaled up. */
function probeOf(src: string): string | undefined {
  const name = ownRaster.exec(src)?.[1];
  if (name !== undefined) return `${name}-${pictureWidths.at(-1)}.avif`;
  return /\.svg$|^\/media\//i.test(src) || src === '' ? undefined : safeHref(src);
}
