interface PictureHints {
  address: string;
  /** The smaller sizes are stills. */
  isAnimated: boolean;
  /** Position of the picture in a crop, which keeps its focal point. */
  position?: string;
}

/** As the API writes them: `#focus=30,20&animated&tall`, each part optional. */
const hints = /#(?:focus=(\d+),(\d+))?&?(animated)?&?(?:tall)?$/;

/** Separates the hints that the API appends to a picture's address from it. */
export function pictureHints(src: string): PictureHints {
  const [fragment = '', x, y, animated] = hints.exec(src) ?? [];
  return {
    address: src.replace(fragment, ''),
    isAnimated: animated !== undefined,
    position: x && `${x}% ${y}%`,
  };
}
