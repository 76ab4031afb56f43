/** @jest-environment node */
import * as EmotionReact from '@emotion/react';
import * as EmotionStyled from '@emotion/styled';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as Session from 'shared-session';
import * as SessionReact from 'shared-session/react';
import * as Ui from 'shared-ui';
import * as Router from '../src/admin/router-surface.ts';
import { hostContract } from './contract.ts';

const onPage: Record<string, object> = {
  react: React,
  'react-dom': ReactDom,
  'react-router-dom': Router,
  '@emotion/react': EmotionReact,
  '@emotion/styled': EmotionStyled,
  'shared-session': Session,
  'shared-session/react': SessionReact,
  'shared-ui': Ui,
};

test('the contract names every shared package, and of each only what the page really has', () => {
  const { names, provides } = hostContract();
  expect(Object.keys(names).sort()).toEqual(Object.keys(provides).sort());
  for (const [name, list] of Object.entries(names)) {
    expect(list.length).toBeGreaterThan(0);
    expect(list.filter((one) => !(one in (onPage[name] ?? {})))).toEqual([]);
  }
});

test.each(['react-router-dom', '@emotion/react', 'shared-session', 'shared-session/react', 'shared-ui'])(
  'the contract misses no name of %s',
  (name) => {
    const real = Object.keys(onPage[name] ?? {}).filter((one) => one !== '__esModule');
    expect(hostContract().names[name]).toEqual(real.sort());
  },
);
