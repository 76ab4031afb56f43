import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';

/** One loading of the page. */
export interface Frame {
  version: number;
  /** See `UnsavedPreview`. */
  place: string;
  src: string;
}

/** The page that is shown. */
export interface ShownPage {
  document: Document;
  /** As visitors know it. */
  path: string;
}

/**
 * Loads each state of a preview into a frame behind the one that is shown, and shows it when it is there, scrolled to the
 * same place. A user who navigated within the preview stays on that page.
 */
export function useFrames(address: string | undefined, version: number, place: string) {
  const [shown, setShown] = useState<Frame>();
  const [coming, setComing] = useState<Frame>();
  const [page, setPage] = useState<ShownPage>();
  const [brokenVersion, setBrokenVersion] = useState(0);
  const frameWindow = useRef<Window>(null);
  const landed = useRef({ at: '', place: '' });

  const isLoading = coming !== undefined && coming.version !== shown?.version;
  const isBehind = version > Math.max(coming?.version ?? 0, brokenVersion);
  useEffect(() => {
    if (!address || isLoading || !isBehind) return;
    const at = pathOf(frameWindow.current);
    const isInside = at.startsWith(`${address}/`);
    // The preview's own address leads to the page, wherever that is by now; without it, one answer fewer is waited for.
    const isThere = at !== landed.current.at || landed.current.place === place;
    setComing({ version, place, src: isInside && isThere ? at : address });
  }, [address, version, place, isLoading, isBehind]);

  return {
    frames: [shown, coming].filter((one, at, all) => one !== undefined && all.indexOf(one) === at) as Frame[],
    shown,
    page,
    /** The newest state did not load; the one before stays. */
    isBroken: brokenVersion === version && version > 0,
    /** Goes on to another page of the preview. */
    goTo: (path: string) => frameWindow.current?.location.replace(`${address}${path}`),
    onLoad: (frame: Frame, { currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
      const { contentWindow: next, contentDocument } = currentTarget;
      if (!next || !address) return;
      // The browser's own error page, which nobody may look into.
      if (!contentDocument) {
        if (frame === shown) return;
        setBrokenVersion(frame.version);
        setComing(undefined);
        return;
      }
      if (frame !== shown) {
        const before = frameWindow.current;
        if (before && before.scrollY > 0) next.scrollTo({ top: before.scrollY, behavior: 'instant' });
        frameWindow.current = next;
        landed.current = { at: pathOf(next), place: frame.place };
        setShown(frame);
      }
      setPage({ document: contentDocument, path: pathOf(next).slice(address.length) || '/' });
    },
  };
}

/** Empty for an error page of the browser, too. */
function pathOf(frame: Window | null): string {
  try {
    return frame?.location.pathname ?? '';
  } catch {
    return '';
  }
}
