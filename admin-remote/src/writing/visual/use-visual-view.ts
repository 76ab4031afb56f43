import type { EditorState } from 'prosemirror-state';
import { useEffect, useRef, useState } from 'react';
import { useTextView } from '../use-text-view.ts';
import { createVisualView } from './create-visual-view.ts';
import type { VisualOptions } from './create-visual-view.ts';
import { toolKey } from './visual-tools.ts';

type ShownText = Parameters<typeof useTextView>[0] & Pick<VisualOptions, 'onLink' | 'onPicture'>;

/** An editor that shows the page of a text, with a state that has the same tools on as its own. */
export function useVisualView(options: ShownText) {
  const [state, setState] = useState<EditorState>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { parent, view } = useTextView(options, (made) =>
    createVisualView({
      ...made,
      onState: (now) => setState((before) => (before && toolKey(before) === toolKey(now) ? before : now)),
      onLink: () => latest.current.onLink(),
      onPicture: () => latest.current.onPicture(),
    }),
  );
  return { parent, view, state };
}
