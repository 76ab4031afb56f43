import { formatDate } from './format-date.ts';

test.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1, 23, 30))))(
  '%s is written as the locale of the site writes it',
  (date) => {
    const long = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    expect(formatDate(date.toISOString())).toBe(date.toLocaleDateString('en-IN', long));
  },
);

test('an invalid date is shown unchanged', () => {
  expect(formatDate('soon')).toBe('soon');
});
