import { useEffect, useState } from 'react';
import type { InputEvent, SubmitEvent } from 'react';
import type { ContactOutcome } from '../../lib/contact-outcome.ts';
import { paths } from '../../lib/paths.ts';
import type { ContactSettings } from '../../lib/settings.ts';
import type { ContactTexts } from './contact-texts.ts';
import { fieldError } from './field-error.ts';

/** Time that the banner of a success stays, as specified. */
const successBannerMs = 5_000;
const fieldNames = ['name', 'email', 'subject', 'message'];

export interface ContactFormState {
  /** Target of the form for a browser without script. */
  action: string;
  accessKey: string;
  busy: boolean;
  outcome: ContactOutcome | undefined;
  /** Texts of a form that was posted without script, until a message is sent. */
  values: Record<string, string>;
  /** Faults of the fields, whoever has seen them. */
  errors: Record<string, string | undefined>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** For every field: takes an error back as soon as it is mended. */
  onInput: (event: InputEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** Idle, sending, then success (cleared, the banner goes after a while) or failure (banner and texts stay). */
export function useContactForm(
  contact: ContactSettings,
  texts: ContactTexts,
  posted: ContactOutcome | undefined,
): ContactFormState {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(posted);
  const [values, setValues] = useState(posted?.values ?? {});
  const [errors, setErrors] = useState<Record<string, string | undefined>>(posted?.fields ?? {});

  useEffect(() => {
    if (!outcome?.success) return;
    const timer = setTimeout(() => setOutcome(undefined), successBannerMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function send(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    setOutcome(undefined);
    const typed = textsOf(form);
    const fillTimeMs = Math.round(performance.now());
    const result = await deliver(contact.url, { ...typed, fillTimeMs }, texts);
    setBusy(false);
    setOutcome(result);
    setErrors(result.fields);
    if (result.success) {
      // The reset takes the fields to their first texts, which go with the next rendering.
      setValues({});
      const now = textsOf(form);
      form.reset();
      // What was written meanwhile was not sent.
      for (const name of fieldNames) {
        const field = form.elements.namedItem(name);
        if (now[name] !== typed[name] && field && 'value' in field) field.value = now[name] ?? '';
      }
    } else focusFirst(form, result.fields);
  }

  return {
    action: contact.url.startsWith('/') ? paths.contact : contact.url,
    accessKey: contact.key,
    busy,
    outcome,
    values,
    errors,
    onSubmit(event) {
      event.preventDefault();
      if (busy) return;
      const form = event.currentTarget;
      const errors = errorsOf(form, texts);
      setErrors(errors);
      if (Object.keys(errors).length > 0) focusFirst(form, errors);
      else void send(form);
    },
    onInput({ currentTarget }) {
      // Never on blur: a line that goes away under a press on the button would take the button along.
      const { name } = currentTarget;
      if (errors[name]) setErrors((all) => ({ ...all, [name]: fieldError(currentTarget, texts) }));
    },
  };
}

/** The code that sends is fetched when somebody sends; not getting it is a network failure like any other. */
async function deliver(
  url: string,
  values: Record<string, string | number>,
  texts: ContactTexts,
): Promise<ContactOutcome> {
  try {
    const { sendMessage } = await import(/* webpackChunkName: "send-message" */ './send-message.ts');
    return await sendMessage(url, values, texts);
  } catch {
    return { success: false, message: texts['trouble.network'], fields: {}, values: {} };
  }
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function errorsOf(form: HTMLFormElement, texts: ContactTexts): Record<string, string> {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const field = form.elements.namedItem(name);
      const error =
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
          ? fieldError(field, texts)
          : undefined;
      return error ? [[name, error]] : [];
    }),
  );
}

function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  const name = fieldNames.find((one) => errors[one]);
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
