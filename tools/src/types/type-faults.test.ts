import { typeFaults } from './type-faults.ts';

test('each fault is one line with its place; what belongs to it below is left out', () => {
  const printed = [
    "host-site/src/a.ts(3,14): error TS2322: Type 'number' is not assignable to type 'string'.",
    "  The expected type comes from property 'x'.",
    'shared-ui/src/b.tsx(120,1): error TS6133: unused',
    '',
  ].join('\n');
  expect(typeFaults(printed)).toEqual([
    "host-site/src/a.ts:3:14 TS2322 Type 'number' is not assignable to type 'string'.",
    'shared-ui/src/b.tsx:120:1 TS6133 unused',
  ]);
});

test('a file that cannot be parsed, and the faults that follow, are left to the compiler', () => {
  const printed = [
    "host-site/src/a.ts(3,14): error TS1005: '}' expected.",
    "host-site/src/a.ts(9,1): error TS2304: Cannot find name 'x'.",
    "host-site/src/b.ts(1,1): error TS1484: 'X' is a type and must be imported using a type-only import.",
  ].join('\n');
  expect(typeFaults(printed)).toEqual([
    "host-site/src/b.ts:1:1 TS1484 'X' is a type and must be imported using a type-only import.",
  ]);
});
