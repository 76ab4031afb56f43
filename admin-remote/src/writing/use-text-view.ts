import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PasteTakers } from './paste-and-drop.ts';

/** What an editor of a text is made with. */
export interface TextViewOptions extends PasteTakers {
  parent: HTMLElement;
  text: string;
  placeholder: string;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  onText: (text: string) => void;
  onBlur: () => void;
}

/** An editor in an element of the page. */
export interface TextView<View extends { destroy: () => void }> {
  view: View;
  /** Shows a text that was changed elsewhere; what is the same stays, with the cursor in it. */
  show: (text: string) => void;
  setAttributes: (attributes: Record<string, string>) => void;
}

interface ShownText extends Omit<TextViewOptions, 'parent'> {
  /** The text as it is by now: what was typed since the last rendering is not to be undone. */
  readText: () => string;
}

/** An editor in the element of the returned ref, for as long as that is there. */
export function useTextView<View extends { destroy: () => void }>(
  options: ShownText,
  create: (options: TextViewOptions) => TextView<View>,
) {
  const parent = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<TextView<View>>();
  const { text, attributes } = options;
  const attributesKey = JSON.stringify(attributes);

  const tellText = useEffectEvent((typed: string) => options.onText(typed));
  const tellBlur = useEffectEvent(() => options.onBlur());
  const takeFiles = useEffectEvent<PasteTakers['takeFiles']>((files, point) =>
    options.takeFiles(files, point),
  );
  const tellLeftOut = useEffectEvent<PasteTakers['tellLeftOut']>((pasted) => options.tellLeftOut(pasted));
  const createIn = useEffectEvent((element: HTMLElement) =>
    create({
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
  const showText = useEffectEvent((made: TextView<View>) => made.show(options.readText()));
  const showAttributes = useEffectEvent((made: TextView<View>) => made.setAttributes(attributes));

  useEffect(() => {
    if (!parent.current) return undefined;
    const made = createIn(parent.current);
    setShown(made);
    return () => made.view.destroy();
  }, []);
  useEffect(() => {
    if (shown) showText(shown);
  }, [shown, text]);
  useEffect(() => {
    if (shown) showAttributes(shown);
  }, [shown, attributesKey]);

  return { parent, view: shown?.view };
}
