/** @jest-environment node */
import { tokens } from './tokens.ts';

it('holds the constants of the specification as they are listed', () => {
  expect(Object.values(tokens.breakpoints.theme)).toEqual([576, 768, 992, 1200]);
  expect(Object.values(tokens.breakpoints.page)).toEqual([480, 640, 768, 1024, 1200]);
  expect(Object.values(tokens.containers)).toEqual([640, 768, 1024, 1280]);
  expect(Object.values(tokens.space)).toEqual(['0.5rem', '1rem', '1.5rem', '2rem', '3rem', '4rem', '5rem']);
  expect(tokens.duration).toBe('0.3s');
});
