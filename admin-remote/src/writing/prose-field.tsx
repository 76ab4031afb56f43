import { use, useCallback, useState } from 'react';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Skeleton } from 'shared-ui';
import { EditorField } from '../components/editor/editor-field.tsx';
import { TextField } from '../components/editor/text-field.tsx';
import { lazyPage } from '../lib/lazy-page.ts';
import type { MarkdownEditorProps } from './markdown-editor.tsx';
import { formatField, markdownFormat } from './record-format.ts';
import { SharedFormatContext } from './shared-format.ts';
import { WaitingText } from './waiting-text.tsx';

type ProseFieldProps = ComponentProps<typeof TextField> & { rows: number };

const visual = lazyPage<MarkdownEditorProps>(
  () => import(/* webpackChunkName: "visual-editor" */ './visual/visual-editor.tsx'),
);

const source = lazyPage<MarkdownEditorProps>(
  () => import(/* webpackChunkName: "markdown-editor" */ './markdown-editor.tsx'),
);

const hintOfMarkdown = 'An empty line begins a new paragraph';

/** Text that is Markdown when its record is, and plain otherwise. */
export function ProseField(props: ProseFieldProps) {
  const { control } = useFormContext();
  const own: unknown = useWatch({ control, name: formatField });
  const shared = use(SharedFormatContext);
  const [switched, setSwitched] = useState(0);
  const [wanted, setWanted] = useState<{ tool?: string }>();
  const onSwitch = useCallback(() => setSwitched((times) => times + 1), []);
  if ((own ?? shared) !== markdownFormat) return <TextField {...props} />;
  const { name, label, required, hideLabel, rows, placeholder } = props;
  const isSource = switched % 2 === 1;
  const editor = isSource ? source : visual;
  const want = (tool?: string) => setWanted((before) => (before && tool === undefined ? before : { tool }));
  // Before the first switch the text is there already, and is the same element all the time.
  const isWaiting = switched === 0;
  const plain = { name, label, rows, placeholder, onSwitch, onWanted: want };
  return (
    <EditorField
      name={name}
      label={label}
      hint={isSource ? hintOfMarkdown : undefined}
      required={required}
      hideLabel={hideLabel}
    >
      <editor.Page
        name={name}
        label={label}
        rows={rows}
        placeholder={placeholder}
        onSwitch={onSwitch}
        isWanted={switched > 0}
        firstTool={wanted?.tool}
        isNeeded={!isWaiting || wanted !== undefined}
        loading={
          isWaiting ? (
            <WaitingText {...plain} />
          ) : (
            <Skeleton height={`${rows * 1.65 + 5}rem`} label="Loading the editor" />
          )
        }
        failed={<WaitingText {...plain} isAlone />}
      />
    </EditorField>
  );
}
