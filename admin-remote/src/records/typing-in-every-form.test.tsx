import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createDraftStore } from 'shared-session';
import { formCases } from '../testing/form-cases.tsx';
import { control, isSent, saveButton, storedValue } from '../testing/form-controls.ts';
import { heldAnswer } from '../testing/fake-server.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';

afterEach(forgetSession);

const pressShortcut = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });

test.each(formCases.map((one) => [one.name, one] as const))(
  '%s: what is typed while a save is on its way stays, and goes with the next one; two presses are one save',
  async (_, one) => {
    const answer = heldAnswer();
    const onClose = jest.fn();
    const [field, value, later] = one.mine;
    const [first, second] = [storedValue(one, value), storedValue(one, later)];
    const { server, session } = await renderScreen(one.screen(onClose), {
      prepare(fake) {
        one.prepare(fake);
        fake.on(one.write, answer.promise, { status: 200, body: one.body({ [field]: second }) });
      },
    });
    const input = await control(one, field);
    fireEvent.change(input, { target: { value } });
    fireEvent.click(saveButton());
    fireEvent.click(saveButton());
    pressShortcut();
    await isSent(server, one.write, 1);
    fireEvent.change(input, { target: { value: later } });
    pressShortcut();
    pressShortcut();
    answer.resolve({ status: 200, body: one.body({ [field]: first }) });

    expect(await screen.findByText(`${one.done}. What you typed meanwhile is not saved yet.`)).toBeVisible();
    expect(server.bodies(one.write)).toHaveLength(1);
    expect(input).toHaveValue(later);
    expect(onClose).not.toHaveBeenCalled();
    const unload = new Event('beforeunload', { cancelable: true });
    fireEvent(window, new Event('pagehide'));
    fireEvent(window, unload);
    expect(unload.defaultPrevented).toBe(true);
    const draft = createDraftStore({ session, form: one.kind.name, id: one.draftId }).load();
    expect(draft?.values).toMatchObject({ base: { [field]: first }, values: { [field]: second } });

    await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-disabled'));
    fireEvent.click(saveButton());
    await isSent(server, one.write, 2);
    expect(server.bodies(one.write)[1]).toMatchObject(one.sent({ [field]: second }));
    expect(await screen.findByText(one.done)).toBeVisible();
  },
);
