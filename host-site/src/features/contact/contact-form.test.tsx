import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { UiProvider } from 'shared-ui';
import type { ContactOutcome } from '../../lib/contact-outcome.ts';
import { ContactForm } from './contact-form.tsx';

const settings = { url: '/api/contact', key: 'k-1' };
const answer = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();

beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer as unknown as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
});

const form = (posted?: ContactOutcome) => (
  <UiProvider>
    <ContactForm settings={settings} outcome={posted} />
  </UiProvider>
);

const show = () => render(form());

/** The page that answers a form that was posted without script. */
function showPosted(posted: ContactOutcome) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form(posted));
  render(form(posted), { container, hydrate: true });
}

const refused: ContactOutcome = {
  success: false,
  message: 'Invalid data provided',
  fields: { email: 'This address takes no mail' },
  values: {
    name: 'Asha',
    email: 'asha@nowhere.example',
    subject: 'A shop',
    message: 'We sell tea.',
  },
};

async function fillIn(user = userEvent.setup()) {
  await user.type(screen.getByLabelText(/Your Name/), 'Asha');
  await user.type(screen.getByLabelText(/Your Email/), 'asha@example.com');
  await user.type(screen.getByLabelText(/Subject/), 'A shop');
  await user.type(screen.getByLabelText(/Your Message/), 'We sell tea.');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
}

test('a sent message clears the form, and its banner goes after five seconds', async () => {
  answer.mockResolvedValue({ ok: true, json: () => Promise.resolve({ success: true }) });
  jest.useFakeTimers();
  show();
  await fillIn(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  const text = 'Your message has been sent successfully! We will get back to you soon.';
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText(/Your Name/)).toHaveValue('');
  const [url, init] = answer.mock.calls[0]!;
  expect(url).toBe('/api/contact');
  expect(JSON.parse(init.body as string)).toMatchObject({
    name: 'Asha',
    message: 'We sell tea.',
    access_key: 'k-1',
    botcheck: '',
  });
  act(() => jest.advanceTimersByTime(4_999));
  expect(screen.getByText(text)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  jest.useRealTimers();
});

test.each([
  [
    'the provider’s message',
    { ok: false, json: () => Promise.resolve({ success: false, message: 'Too many messages' }) },
    'Too many messages',
  ],
  [
    'a general one without it',
    { ok: false, json: () => Promise.resolve({}) },
    'Something went wrong. Please try again.',
  ],
  [
    'a general one for an answer that is no JSON',
    { ok: true, json: () => Promise.reject(new SyntaxError('x')) },
    'Something went wrong. Please try again.',
  ],
])('a refused message shows %s and keeps what was typed', async (_, response, text) => {
  answer.mockResolvedValue(response);
  show();
  await fillIn();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText(/Your Message/)).toHaveValue('We sell tea.');
});

test('without a network the specified text shows and nothing is lost', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Network error. Please check your connection and try again.',
  );
  expect(screen.getByLabelText(/Subject/)).toHaveValue('A shop');
});

test('the button is busy while a message is on its way, and a second press sends nothing', async () => {
  const user = userEvent.setup();
  answer.mockReturnValue(new Promise(() => undefined));
  show();
  await fillIn(user);
  const busy = await screen.findByRole('button', { name: 'Sending...' });
  await user.click(busy);
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
});

test('what is written while a message is on its way stays', async () => {
  const user = userEvent.setup();
  const sent = Promise.withResolvers<Partial<Response>>();
  answer.mockReturnValue(sent.promise);
  show();
  await fillIn(user);
  await screen.findByRole('button', { name: 'Sending...' });
  await user.type(screen.getByLabelText(/Subject/), ' and a till');
  sent.resolve({ ok: true, json: () => Promise.resolve({ success: true, message: 'Sent' }) });
  expect(await screen.findByRole('button', { name: 'Send Message' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/Your Name/)).toHaveValue(''));
  expect(screen.getByLabelText(/Subject/)).toHaveValue('A shop and a till');
});

test('missing and malformed fields are named beside themselves, and the first takes the focus', async () => {
  const user = userEvent.setup();
  show();
  await user.type(screen.getByLabelText(/Your Email/), 'nonsense');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(screen.getByLabelText(/Your Name/)).toHaveFocus();
  expect(screen.getByLabelText(/Your Name/)).toHaveAccessibleDescription('Please enter your name');
  expect(screen.getByLabelText(/Your Email/)).toHaveAccessibleDescription(/such as name@example.com/);
  expect(answer).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/Your Name/), 'A');
  expect(screen.getByLabelText(/Your Name/)).not.toHaveAccessibleDescription();
});

test('texts of a form that was posted without script outlive the next failure, and go once a message is sent', async () => {
  const user = userEvent.setup();
  const send = () => user.click(screen.getByRole('button', { name: 'Send Message' }));
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  showPosted(refused);
  await send();
  expect(await screen.findByText(/Network error/)).toBeVisible();
  expect(screen.getByLabelText(/Your Message/)).toHaveValue('We sell tea.');
  expect(screen.getByLabelText(/Your Name/)).toHaveValue('Asha');
  answer.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve({ success: true }) });
  await send();
  expect(await screen.findByText(/has been sent/)).toBeVisible();
  expect(screen.getByLabelText(/Your Message/)).toHaveValue('');
  expect(screen.getByLabelText(/Your Name/)).toHaveValue('');
});

test.each(['of the page', 'of the call'])(
  'a fault of a field %s goes as its text changes',
  async (source) => {
    const user = userEvent.setup();
    const isPosted = source === 'of the page';
    answer.mockResolvedValue({ ok: false, json: () => Promise.resolve(refused) });
    if (isPosted) showPosted(refused);
    else {
      show();
      await fillIn(user);
    }
    const email = screen.getByLabelText(/Your Email/);
    await waitFor(() => expect(email).toHaveAccessibleDescription('This address takes no mail'));
    await user.type(email, 'x');
    expect(email).not.toHaveAccessibleDescription();
  },
);
