import styled from '@emotion/styled';
import { Command } from 'cmdk';
import { foldText, nameOfLanguage, offeredLanguages, readLanguage } from 'content-api/contract';
import { useState } from 'react';
import { Dialog } from 'shared-ui';
import { languageName } from '../../lib/language-name.ts';
import { PaletteFrame } from '../../palette/palette-styles.ts';

export interface ChooseLanguageProps {
  /** Codes of languages that the site has. */
  taken: readonly string[];
  onChoose: (code: string) => void;
  onClose: () => void;
}

/** Every language by its name in itself, in English and by its code. Any other code of BCP 47 may be typed. */
export default function ChooseLanguageDialog({ taken, onChoose, onClose }: ChooseLanguageProps) {
  const [text, setText] = useState('');
  const typed = readLanguage(text);
  const codes = offeredLanguages.filter((code) => !taken.includes(code));
  const isOther = typed !== null && !offeredLanguages.includes(typed) && !taken.includes(typed);
  return (
    <Dialog open title="Add a language" onClose={onClose}>
      <PaletteFrame label="Languages" loop filter={holds}>
        <Command.Input
          data-autofocus
          value={text}
          placeholder="Deutsch, German or de"
          onValueChange={setText}
        />
        <Command.List label="Languages">
          <Command.Empty>
            No language is called that. Any code of BCP 47 may be typed, such as gsw-CH.
          </Command.Empty>
          {isOther && <Language code={typed} text={text} onChoose={onChoose} />}
          {codes.map((code) => (
            <Language key={code} code={code} onChoose={onChoose} />
          ))}
        </Command.List>
      </PaletteFrame>
    </Dialog>
  );
}

interface LanguageProps {
  code: string;
  /** Further text by which the search finds it, such as a code as typed. @default none */
  text?: string;
  onChoose: (code: string) => void;
}

function Language({ code, text = '', onChoose }: LanguageProps) {
  const own = nameOfLanguage(code);
  const name = languageName(code);
  return (
    <Item value={`${own} ${name} ${code} ${text}`} onSelect={() => onChoose(code)}>
      <bdi lang={code}>{own}</bdi>
      <small>{own === name ? code : `${name} · ${code}`}</small>
    </Item>
  );
}

/** Long names take two lines on a phone. */
const Item = styled(Command.Item)`
  flex-wrap: wrap;
`;

/** The beginning of a word stands above the middle of one. */
function holds(label: string, text: string): number {
  const [names, wanted] = [` ${foldText(label)}`, foldText(text.trim())];
  if (names.includes(` ${wanted}`)) return 1;
  return names.includes(wanted) ? 0.5 : 0;
}
