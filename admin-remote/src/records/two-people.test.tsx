import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createDraftStore } from 'shared-session';
import { valueText } from '../components/editor/value-text.ts';
import { formCases, kindsWithoutCase } from '../testing/form-cases.tsx';
import type { FormCase } from '../testing/form-cases.tsx';
import type { Answer } from '../testing/fake-server.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { control, isSent, saveButton, storedValue } from '../testing/form-controls.ts';

afterEach(forgetSession);

const rows = formCases.map((one) => [one.name, one] as const);
const deletable = rows.filter(([, { kind }]) => kind.single !== true);

/** Opens a form, types into its field and saves; somebody else has saved in between. */
async function saveAfterSomebodyElse(one: FormCase, ...answers: Answer[]) {
  const onClose = jest.fn();
  const view = await renderScreen(one.screen(onClose), {
    prepare(server) {
      one.prepare(server);
      server.on(one.write, ...answers);
    },
  });
  const [field, value] = one.mine;
  fireEvent.change(await control(one, field), { target: { value } });
  fireEvent.click(saveButton());
  return { ...view, onClose };
}

const currentOf = ({ body, current = body }: FormCase, values: Record<string, unknown>) => current(values);
const groupOf = (radio: HTMLElement) => radio.closest('fieldset') ?? radio;
const labelOf = ({ kind }: FormCase, field: string) => kind.fields[field]?.label ?? 'Founders';

test('every kind has a row in the table of forms', () => {
  expect(kindsWithoutCase.map(({ name }) => name)).toEqual([]);
});

test.each(rows)('%s: what two people changed in different fields is brought together', async (_, one) => {
  const [mine, value] = one.mine;
  const [theirs, changed] = one.theirs;
  const kept = storedValue(one, value);
  const { server } = await saveAfterSomebodyElse(
    one,
    { status: 409, body: { message: 'Stale', current: currentOf(one, { [theirs]: changed }) } },
    { status: 200, body: one.body({ [mine]: kept, [theirs]: changed }) },
  );
  await isSent(server, one.write, 2);
  expect(server.bodies(one.write)[1]).toMatchObject(one.sent({ [mine]: kept, [theirs]: changed }));
  expect(
    await screen.findByText(new RegExp(`^Kept what was changed elsewhere: ${labelOf(one, theirs)}`)),
  ).toBeVisible();
  expect(await screen.findByText(one.done)).toBeVisible();
});

test.each(rows)('%s: what two people changed in the same field is chosen between', async (_, one) => {
  const [mine, value, other] = one.mine;
  const { server } = await saveAfterSomebodyElse(
    one,
    { status: 409, body: { message: 'Stale', current: currentOf(one, { [mine]: storedValue(one, other) }) } },
    { status: 200, body: one.body({ [mine]: storedValue(one, value) }) },
  );
  expect(await screen.findByText(/^Someone else changed the same field/)).toBeVisible();
  const choice = within(groupOf(screen.getByRole('radio', { name: /^Your value/ })));
  expect(choice.getByText(valueText(storedValue(one, value)))).toBeVisible();
  expect(choice.getByText(valueText(storedValue(one, other)))).toBeVisible();
  expect(server.bodies(one.write)).toHaveLength(1);
  fireEvent.click(choice.getByRole('radio', { name: /^Your value/ }));
  fireEvent.click(screen.getByText('Save with these values'));
  await isSent(server, one.write, 2);
  expect(server.bodies(one.write)[1]).toMatchObject(one.sent({ [mine]: storedValue(one, value) }));
  expect(await screen.findByText(one.done)).toBeVisible();
});

test.each(deletable)('%s: a record that is gone is said, and the text is kept', async (_, one) => {
  const [field, value] = one.mine;
  const { session, onClose } = await saveAfterSomebodyElse(one, {
    status: 404,
    body: { message: `${one.kind.words.one} not found` },
  });
  expect(await screen.findByText(`${one.kind.words.one} not found`)).toBeVisible();
  expect(await control(one, field)).toHaveValue(value);
  await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-disabled'));
  fireEvent(window, new Event('pagehide'));
  const draft = createDraftStore({ session, form: one.kind.name, id: one.draftId }).load();
  expect(draft?.values).toMatchObject({ values: { [field]: storedValue(one, value) } });
  expect(onClose).not.toHaveBeenCalled();
});
