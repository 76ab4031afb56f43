interface PictureHints {
  address: string;
  /** The smaller sizes are stills. */
  isAnimated: boolean;
  /** One sees through parts of it. */
  isClear: boolean;
  /** Position of the picture in a crop, which keeps its focal point. */
  position?: string;
}

/** As the API writes them: `#focus=30,20&animated&clear&tall`, each part optional. */
const hints = /#(?:focus=(\d+),(\d+))?&?(animated)?&?(clear)?&?(?:tall)?$/;

/** Separates the hints that the API appends to a picture's address from it. */
export function pictureHints(src: string): PictureHints {
  const [fragment = '', x, y, animated, clear] = hints.exec(src) ?? [];
  return {
    address: src.replace(fragment, ''),
    isAnimated: animated !== undefined,
    isClear: clear !== undefined,
    position: x && `${x}% ${y}%`,
  };
}
