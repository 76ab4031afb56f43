import { watchActivity } from './activity.ts';
import { browserEnvironment } from './browser-environment.ts';
import { createListeners } from './listeners.ts';
import { createFakeClock, createMemoryStore } from './testing/index.ts';
import { warningDialogAttribute, watchPopup } from './watch-popup.ts';

function watch({ isWarning = false } = {}) {
  const clock = createFakeClock();
  const heard = jest.fn();
  const store = createMemoryStore();
  const environment = browserEnvironment({ clock, stores: { local: store, cookie: store, tab: store } });
  const listeners = createListeners();

  const snapshot = {
    reason: 'none' as const,
    status: isWarning ? ('warning' as const) : ('authenticated' as const),
  };
  stops.push(
    ...watchActivity({ ...environment, ...listeners, getSnapshot: () => snapshot }, heard),
    watchPopup({
      environment,
      exempt: (isExempt) => listeners.on('exempt', isExempt),
      stayLoggedIn: heard,
    }),
  );
  return { clock, heard };
}

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

function addDialog(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.setAttribute(warningDialogAttribute, '');
  dialog.innerHTML = '<button>Stay Logged In</button>';
  dialog.getBoundingClientRect = () => ({ left: 100, right: 200, top: 100, bottom: 200 }) as DOMRect;
  document.body.append(dialog);
  return dialog;
}

test('a row that scrolls by itself is no activity, the document scrolling is (T25)', () => {
  const { clock, heard } = watch();
  const row = document.createElement('div');
  document.body.append(row);

  row.dispatchEvent(new Event('scroll'));
  expect(heard).not.toHaveBeenCalled();

  document.dispatchEvent(new Event('scroll'));
  expect(heard).toHaveBeenCalledTimes(1);
  clock.advance(5000);
  row.dispatchEvent(new Event('scroll'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each(['wheel', 'touchmove', 'pointerdown'])(
  'an element scrolling within two seconds of %s is activity (T25)',
  (type) => {
    const { clock, heard } = watch();
    const row = document.createElement('div');
    document.body.append(row);
    row.dispatchEvent(new Event(type, { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
    clock.advance(1900);
    row.dispatchEvent(new Event('scroll'));
    expect(heard).toHaveBeenCalledTimes(1);
    clock.advance(2000);
    row.dispatchEvent(new Event('scroll'));
    expect(heard).toHaveBeenCalledTimes(1);
  },
);

test('activity is heard once a second, also where a handler stops the event', () => {
  const { clock, heard } = watch();
  document.body.addEventListener('keydown', (event) => event.stopImmediatePropagation(), { once: true });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(heard).toHaveBeenCalledTimes(1);
  clock.advance(1000);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('pointer and keys inside the warning are no activity', () => {
  const { clock, heard } = watch({ isWarning: true });
  const button = addDialog().firstElementChild!;
  for (const type of ['mousemove', 'mousedown', 'keydown', 'touchstart']) {
    button.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  }
  clock.advance(5000);
  expect(heard).not.toHaveBeenCalled();
});

test('a pointer that enters the dialog within a second does not dismiss it', () => {
  const { clock, heard } = watch({ isWarning: true });
  const button = addDialog().firstElementChild!;
  document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  clock.advance(900);
  button.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  clock.advance(5000);
  expect(heard).not.toHaveBeenCalled();
});

test('the backdrop, whose target is the dialog, is outside', () => {
  const { heard } = watch({ isWarning: true });
  const dialog = addDialog();
  dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: 150, clientY: 150 }));
  expect(heard).not.toHaveBeenCalled();
  dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: 20, clientY: 20 }));
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each(['Tab', 'Shift'])('%s moves the focus around the warning and is no activity then', (key) => {
  const { heard } = watch({ isWarning: true });
  addDialog();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(heard).toHaveBeenCalledTimes(1);
});
