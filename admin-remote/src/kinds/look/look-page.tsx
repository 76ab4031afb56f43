import { useQuery } from '@tanstack/react-query';
import { look } from 'content-api/contract';
import { useEffect, useRef } from 'react';
import { bothThemesOf } from 'content-api/look';
import { colorSchemeOf, lookVariables, readChosenScheme } from 'shared-ui';
import { useApi } from '../../lib/api-context.ts';
import { recordQuery } from '../../records/queries.ts';
import { SinglePage } from '../../records/single/single-page.tsx';
import { CompositionField } from './composition-field.tsx';
import { explainedLook } from './explained-look.ts';
import { GroundField } from './ground-field.tsx';
import { LooksField } from './looks-field.tsx';
import { LookColorField } from './look-color-field.tsx';
import { OwnFontsField } from './own-fonts-field.tsx';
import { SliderField } from './slider-field.tsx';

const controls = {
  saved: LooksField,
  primary: LookColorField,
  secondary: LookColorField,
  tertiary: LookColorField,
  ground: GroundField,
  lightGround: GroundField,
  ownFonts: OwnFontsField,
  headlineSize: SliderField,
  headlineTightness: SliderField,
  opening: CompositionField,
  projects: CompositionField,
  cards: CompositionField,
  caseStudy: CompositionField,
  density: CompositionField,
};

/** The studio's look. Once it is saved, the console that is open takes it on too. */
export default function LookPage() {
  const { data } = useQuery(recordQuery(useApi(), look, look.name));
  const shown = useRef(data);
  useEffect(() => {
    // The page came with what is read first.
    if (data && shown.current && data !== shown.current) applyLook(document.documentElement, data);
    shown.current = data;
  }, [data]);
  return <SinglePage kind={explainedLook} controls={controls} />;
}

/** Gives an element and all within it the colours and corners of a look's record. Fonts come with the next page. */
function applyLook(element: HTMLElement, record: object): void {
  const theme = bothThemesOf({ ...record });
  for (const [name, value] of Object.entries(lookVariables(theme))) element.style.setProperty(name, value);
  if (readChosenScheme() === undefined) element.style.colorScheme = colorSchemeOf(theme.scheme);
}
