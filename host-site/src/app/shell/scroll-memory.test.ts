import { createScrollMemory } from './scroll-memory.ts';

beforeEach(() => sessionStorage.clear());

test('keeps the entry that was left last, however old it is', () => {
  const memory = createScrollMemory();
  for (let page = 0; page < 50; page += 1) memory.save(`page-${page}`, page);
  memory.save('page-0', 700);
  memory.save('next', 0);
  expect(memory.read('page-0')).toBe(700);
  expect(memory.read('page-1')).toBe(0);
});

test('keeps an entry whose key is a number, also over a reload', () => {
  for (let page = 0; page < 49; page += 1) createScrollMemory().save(`page-${page}`, page);
  createScrollMemory().save('7', 300);
  createScrollMemory().save('next', 10);
  expect(createScrollMemory().read('7')).toBe(300);
});

test.each(['', '{"a":1}', '[null, 5, ["a"], ["b", "x"]]'])(
  'starts anew on what it does not know: %s',
  (stored) => {
    sessionStorage.setItem('scroll-positions', stored);
    expect(['a', 'b'].map((key) => createScrollMemory().read(key))).toEqual([0, 0]);
  },
);
