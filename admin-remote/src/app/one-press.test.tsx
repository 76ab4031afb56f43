import { act, waitFor } from '@testing-library/react';
import { heldAnswer } from '../testing/fake-server.ts';
import { done, findButton, presses } from '../testing/press-cases.tsx';
import { forgetSession } from '../testing/render-console.tsx';

afterEach(forgetSession);

test.each(presses.map((press) => [press.name, press] as const))(
  '%s: two presses are one call',
  async (_, press) => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { call, reply = done } = press;
    const answer = heldAnswer();
    const { user, server, button } = await findButton(press, answer.promise);
    await user.dblClick(button);
    await waitFor(() => expect(server.bodies(call)).toHaveLength(1));
    await user.click(button);
    expect(server.bodies(call)).toHaveLength(1);
    await act(async () => {
      answer.resolve(reply);
      await answer.promise;
    });
    expect(server.bodies(call)).toHaveLength(1);
  },
);
