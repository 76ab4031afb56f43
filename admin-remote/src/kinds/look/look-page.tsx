import { useQuery } from '@tanstack/react-query';
import { look } from 'content-api/contract';
import { useEffect, useRef } from 'react';
import { useApi } from '../../lib/api-context.ts';
import { recordQuery } from '../../records/queries.ts';
import { SinglePage } from '../../records/single/single-page.tsx';
import { applyLook } from './apply-look.ts';
import { explainedLook } from './explained-look.ts';
import { GroundField } from './ground-field.tsx';
import { LookColorField } from './look-color-field.tsx';

const controls = {
  primary: LookColorField,
  secondary: LookColorField,
  tertiary: LookColorField,
  ground: GroundField,
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
