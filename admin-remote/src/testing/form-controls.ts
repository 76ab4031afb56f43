import { screen, waitFor } from '@testing-library/react';
import { controlId } from '../components/editor/field-faults.ts';
import type { FakeServer } from './fake-server.ts';
import type { FormCase } from './form-cases.tsx';

/** The control of a field, once the form is there. */
export function control({ kind, find }: FormCase, field: string): Promise<HTMLElement> {
  if (find) return find();
  return screen.findByLabelText(/./, { selector: `#${controlId(kind.name, field)}` });
}

/** The button that saves the open form. */
export function saveButton(): HTMLElement {
  const button = document.querySelector<HTMLElement>('button[type="submit"]');
  if (!button) throw new Error('No form is open.');
  return button;
}

/** Resolves when a call was sent that often. */
export async function isSent(server: FakeServer, name: string, count: number): Promise<void> {
  await waitFor(() => {
    if (server.bodies(name).length !== count) throw new Error(`${name} was not sent ${count} times.`);
  });
}

/** What the form stores for what is typed into the field of a case. */
export function storedValue({ stored = (typed) => typed }: FormCase, typed: string): unknown {
  return stored(typed);
}
