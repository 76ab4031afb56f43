interface PictureHints {
  address: string;
  /** The smaller sizes are stills. */
  isAnimated: boolean;
  /** Keeps the focal point in a crop, and shows the dominant colour until the picture is there. */
  style: { objectPosition?: string; backgroundColor?: string };
}

/** As the API writes them: `#focus=30,20&color=1c2236&animated`, each part optional. */
const hints = /#(?:focus=(\d+),(\d+))?&?(?:color=([\da-f]{6}))?&?(animated)?$/;

/** Takes what the API knows of a picture off its address. */
export function pictureHints(src: string): PictureHints {
  const [fragment = '', x, y, color, animated] = hints.exec(src) ?? [];
  return {
    address: src.replace(fragment, ''),
    isAnimated: animated !== undefined,
    style: { objectPosition: x && `${x}% ${y}%`, backgroundColor: color && `#${color}` },
  };
}
