import { isInTable } from 'prosemirror-tables';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { memo, useState } from 'react';
import { Button } from 'shared-ui';
import { FormattingToolbar } from '../formatting-toolbar.tsx';
import { LinkLine } from './link-line.tsx';
import { linkAt, setLink } from './links.ts';
import { runCommand, tableTools, visualTools } from './visual-tools.ts';

interface VisualToolbarProps {
  view: EditorView | undefined;
  /** Has the same tools on as the view's own. */
  state: EditorState | undefined;
  /** Id of the text. */
  controls: string | undefined;
  isLinking: boolean;
  onLinking: (isLinking: boolean) => void;
  /** @default pictures are not offered */
  onPicture?: () => void;
  onSwitch: () => void;
  isFull: boolean;
  /** @default the text cannot fill the window */
  onFull?: () => void;
}

/** Tools of a text as it is shown. Typing does not draw them again. */
export const VisualToolbar = memo(function VisualToolbar(props: VisualToolbarProps) {
  const { view, state, controls, isLinking, onLinking, onPicture, onSwitch, isFull, onFull } = props;
  return (
    <>
      <FormattingToolbar
        tools={visualTools({ view, state, onLink: () => onLinking(true), onPicture })}
        controls={controls}
        switchLabel="Show the source"
        onSwitch={onSwitch}
        isFull={isFull}
        onFull={onFull}
      />
      {isLinking && view && <Link view={view} onClose={() => onLinking(false)} />}
      {state && isInTable(state) && (
        <div className="table-tools" role="group" aria-label="Table">
          {tableTools.map(({ label, command }) => (
            <Button
              key={label}
              size="sm"
              variant="ghost"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => runCommand(view, command)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
});

function Link({ view, onClose }: { view: EditorView; onClose: () => void }) {
  const [start] = useState(() => linkAt(view.state)?.href ?? '');
  return (
    <LinkLine
      start={start}
      onSet={(address) => {
        onClose();
        setLink(view, address);
      }}
      onClose={() => {
        onClose();
        view.focus();
      }}
    />
  );
}
