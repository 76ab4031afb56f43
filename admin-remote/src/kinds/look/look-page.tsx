import { useQuery } from '@tanstack/react-query';
import { look } from 'content-api/contract';
import { colorsOf, lookColorsOf } from 'content-api/look';
import { useEffect } from 'react';
import { applyLook } from './apply-look.ts';
import { useApi } from '../../lib/api-context.ts';
import { recordQuery } from '../../records/queries.ts';
import { SinglePage } from '../../records/single/single-page.tsx';
import { LookColorField } from './look-color-field.tsx';

const controls = { primary: LookColorField, secondary: LookColorField, tertiary: LookColorField };

/** The studio's look. Once it is saved, the console that is open takes it on too. */
export default function LookPage() {
  const { data } = useQuery(recordQuery(useApi(), look, look.name));
  useEffect(() => {
    if (data) applyLook(document.documentElement, data);
  }, [data]);
  return <SinglePage kind={look} controls={controls} />;
}
