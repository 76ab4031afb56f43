import type { EditorState } from 'prosemirror-state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PasteTakers } from '../paste-and-drop.ts';
import { createVisualView } from './create-visual-view.ts';
import type { VisualView } from './create-visual-view.ts';
import { toolKey } from './visual-tools.ts';

interface VisualViewOptions extends PasteTakers {
  text: string;
  /** The text as it is by now: what was typed since the last rendering is not to be undone. */
  readText: () => string;
  placeholder: string;
  attributes: Record<string, string>;
  onText: (text: string) => void;
  onBlur: () => void;
  onLink: () => void;
  onPicture: () => void;
}

/** An editor in the element of the returned ref, while that is there, with a state that has the same tools on as its own. */
export function useVisualView(options: VisualViewOptions) {
  const parent = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<VisualView>();
  const [state, setState] = useState<EditorState>();
  const { text, attributes } = options;
  const attributesKey = JSON.stringify(attributes);

  const tellText = useEffectEvent((typed: string) => options.onText(typed));
  const tellBlur = useEffectEvent(() => options.onBlur());
  const openLink = useEffectEvent(() => options.onLink());
  const openPicture = useEffectEvent(() => options.onPicture());
  const takeFiles = useEffectEvent<PasteTakers['takeFiles']>((files, point) =>
    options.takeFiles(files, point),
  );
  const tellLeftOut = useEffectEvent<PasteTakers['tellLeftOut']>((pasted) => options.tellLeftOut(pasted));
  const create = useEffectEvent((element: HTMLElement) =>
    createVisualView({
      parent: element,
      text,
      placeholder: options.placeholder,
      attributes,
      onText: (typed) => tellText(typed),
      onBlur: () => tellBlur(),
      onState: (now) => setState((before) => (before && toolKey(before) === toolKey(now) ? before : now)),
      onLink: () => openLink(),
      onPicture: () => openPicture(),
      takeFiles: (files, point) => takeFiles(files, point),
      tellLeftOut: (pasted) => tellLeftOut(pasted),
      keys: {
        k: () => {
          openLink();
          return true;
        },
      },
    }),
  );
  const showText = useEffectEvent((visual: VisualView) => visual.show(options.readText()));
  const showAttributes = useEffectEvent((visual: VisualView) => visual.setAttributes(attributes));

  useEffect(() => {
    if (!parent.current) return undefined;
    const created = create(parent.current);
    setShown(created);
    return () => created.view.destroy();
  }, []);
  useEffect(() => {
    if (shown) showText(shown);
  }, [shown, text]);
  useEffect(() => {
    if (shown) showAttributes(shown);
  }, [shown, attributesKey]);

  return { parent, view: shown?.view, state };
}
