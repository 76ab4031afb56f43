import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createWritingView } from './create-view.ts';
import type { TextAttributes, WritingView } from './create-view.ts';
import type { PasteTakers } from './paste-and-drop.ts';

interface WritingViewOptions extends PasteTakers {
  text: string;
  /** The text as it is by now: what was typed since the last rendering is not to be undone. */
  readText: () => string;
  placeholder: string;
  attributes: TextAttributes;
  onText: (text: string) => void;
  onBlur: () => void;
}

/** An editor in the element of the returned ref, for as long as that is there. */
export function useWritingView(options: WritingViewOptions) {
  const parent = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<WritingView>();
  const { text, attributes } = options;
  const attributesKey = JSON.stringify(attributes);

  const tellText = useEffectEvent((typed: string) => options.onText(typed));
  const tellBlur = useEffectEvent(() => options.onBlur());
  const takeFiles = useEffectEvent<PasteTakers['takeFiles']>((files, point) =>
    options.takeFiles(files, point),
  );
  const tellLeftOut = useEffectEvent<PasteTakers['tellLeftOut']>((pasted) => options.tellLeftOut(pasted));
  const create = useEffectEvent((element: HTMLElement) =>
    createWritingView({
      parent: element,
      text,
      placeholder: options.placeholder,
      attributes,
      onText: (typed) => tellText(typed),
      onBlur: () => tellBlur(),
      takeFiles: (files, point) => takeFiles(files, point),
      tellLeftOut: (pasted) => tellLeftOut(pasted),
    }),
  );
  const showText = useEffectEvent((shown: WritingView) => shown.show(options.readText()));
  const showAttributes = useEffectEvent((shown: WritingView) => shown.setAttributes(attributes));

  useEffect(() => {
    if (!parent.current) return undefined;
    const created = create(parent.current);
    setWriting(created);
    return () => created.view.destroy();
  }, []);
  useEffect(() => {
    if (writing) showText(writing);
  }, [writing, text]);
  useEffect(() => {
    if (writing) showAttributes(writing);
  }, [writing, attributesKey]);

  return { parent, view: writing?.view };
}
