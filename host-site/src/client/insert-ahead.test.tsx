import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import styled from '../lib/styled.ts';
import { insertAhead } from './insert-ahead.ts';

const rulesOf = (cache: ReturnType<typeof createCache>) =>
  cache.sheet.tags.flatMap((tag) => Array.from(tag.sheet?.cssRules ?? [], (rule) => rule.cssText));

it('inserts the rules of components before they are drawn, a few in each idle moment, and once', () => {
  jest.useFakeTimers();
  const cache = createCache({ key: 'c', speedy: true });
  const Base = styled('div', { shouldForwardProp: (prop) => prop !== 'deep' })<{ deep?: boolean }>`
    width: 5px;
    ${({ deep }) => (deep ? 'top: 9px' : undefined)};
  `;
  const others = Array.from(
    { length: 19 },
    (_, index) => styled.p`
      width: ${index}px;
    `,
  );
  const Wide = styled(Base)`
    height: 7px;
  `;

  insertAhead(cache);
  insertAhead(cache);
  expect(rulesOf(cache)).toHaveLength(0);
  jest.advanceTimersToNextTimer();
  const afterOne = rulesOf(cache).length;
  expect(afterOne).toBeGreaterThan(0);
  expect(afterOne).toBeLessThan(others.length);
  jest.runAllTimers();
  const rules = rulesOf(cache);
  expect(rules).toHaveLength(others.length + 2);

  render(
    <CacheProvider value={cache}>
      <Wide data-testid="wide" />
    </CacheProvider>,
  );
  expect(rulesOf(cache)).toEqual(rules);
  const { className } = screen.getByTestId('wide');
  expect(rules.find((rule) => rule.startsWith(`.${className}`))).toContain('height: 7px');
  jest.useRealTimers();
});
