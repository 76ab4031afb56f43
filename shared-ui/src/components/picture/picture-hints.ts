interface PictureHints {
  address: string;
  /** The smaller sizes are stills. */
  isAnimated: boolean;
  /** One sees through parts of it. */
  isClear: boolean;
  /** Position of the picture in a crop, which keeps its focal point. */
  position?: string;
  /** CSS colour of the ground on which it stands whole, of a picture that a usual frame would ruin. */
  tone?: string;
  /** Of the original, in px. */
  size?: { width: number; height: number };
}

/** As the API writes them: `#focus=30,20&animated&clear&size=1600x900&tone=1c2236&tall`, each part optional. */
const hints =
  /#(?:focus=(\d+),(\d+))?&?(animated)?&?(clear)?&?(?:size=(\d+)x(\d+))?&?(?:tone=([\da-f]{6}))?&?(?:tall)?$/;

/** Separates the hints that the API appends to a picture's address from it. */
export function pictureHints(src: string): PictureHints {
  const [fragment = '', x, y, animated, clear, width, height, tone] = hints.exec(src) ?? [];
  return {
    address: src.replace(fragment, ''),
    isAnimated: animated !== undefined,
    isClear: clear !== undefined,
    tone: tone && `#${tone}`,
    position: x && `${x}% ${y}%`,
    size: width && height ? { width: Number(width), height: Number(height) } : undefined,
  };
}
