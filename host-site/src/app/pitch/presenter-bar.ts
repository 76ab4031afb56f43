interface Actions {
  move: (by: 1 | -1) => void;
  leave: () => void;
}

/** Buttons for who has no keyboard, and the number of the part. */
export function createPresenterBar([previous = '', next = '', close = '']: string[], actions: Actions) {
  const element = document.createElement('div');
  element.toggleAttribute('data-presenter', true);
  const number = document.createElement('span');
  number.setAttribute('role', 'status');
  const back = buttonOf('‹', previous, () => actions.move(-1));
  const on = buttonOf('›', next, () => actions.move(1));
  element.append(back, number, on, buttonOf('×', close, actions.leave));
  return {
    element,
    count(at: number, of: number) {
      number.textContent = `${at + 1} / ${of}`;
      back.disabled = at === 0;
      on.disabled = at === of - 1;
    },
  };
}

function buttonOf(sign: string, name: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = sign;
  button.ariaLabel = name;
  button.addEventListener('click', onPress);
  return button;
}
