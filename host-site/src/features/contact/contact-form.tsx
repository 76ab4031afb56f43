import styled from '@emotion/styled';
import { Button, Field, Input, StatusBanner, Textarea } from 'shared-ui';
import type { ContactOutcome } from '../../lib/contact-outcome.ts';
import { look } from '../../lib/look.ts';
import type { ContactSettings } from '../../lib/settings.ts';
import { contactTexts } from './contact-texts.ts';
import type { ContactTexts } from './contact-texts.ts';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  settings: ContactSettings;
  /** Those that are not English. */
  texts?: Partial<ContactTexts>;
  /** Outcome of a form that was posted without script, on the page that answers it. */
  outcome?: ContactOutcome;
}

/** The contact form. Fields keep their own text, so that nothing typed before the scripts ran is lost. */
export function ContactForm({ settings, texts: overrides, outcome }: ContactFormProps) {
  const texts = contactTexts(overrides);
  const form = useContactForm(settings, texts, outcome);
  const { values, errors } = form;
  return (
    <ContactFields
      action={form.action}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      aria-label={texts['page.contact']}
    >
      {form.outcome && (
        <StatusBanner tone={form.outcome.success ? 'success' : 'error'}>{form.outcome.message}</StatusBanner>
      )}
      <div className="pair">
        <Field label={texts['form.name']} error={errors.name} required>
          <Input
            name="name"
            autoComplete="name"
            maxLength={100}
            required
            defaultValue={values.name}
            onInput={form.onInput}
          />
        </Field>
        <Field label={texts['form.email']} error={errors.email} required>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={values.email}
            onInput={form.onInput}
          />
        </Field>
      </div>
      <Field label={texts['form.subject']} error={errors.subject} required>
        <Input name="subject" maxLength={200} required defaultValue={values.subject} onInput={form.onInput} />
      </Field>
      <Field label={texts['form.message']} error={errors.message} required>
        <Textarea
          name="message"
          rows={6}
          maxLength={5000}
          required
          defaultValue={values.message}
          onInput={form.onInput}
        />
      </Field>
      <p className="trap" aria-hidden="true">
        <label>
          {texts['form.trap']}
          <input name="botcheck" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {form.accessKey && <input type="hidden" name="access_key" value={form.accessKey} />}
      <Button type="submit" size="lg" loading={form.busy} loadingText={texts['form.sending']}>
        {texts['form.send']}
      </Button>
    </ContactFields>
  );
}

const ContactFields = styled.form`
  display: grid;
  gap: 1.5rem;
  padding: clamp(min(1.5rem, 7vw), 4vw, 2rem);
  border-radius: ${look.radii.xl};
  background: ${look.raised};

  .pair {
    display: grid;
    gap: 1.5rem;
  }
  /* As wide as the form: on a zoomed phone its words need all of it. */
  button[type='submit'] {
    padding: 0 0.5rem;
  }
  .trap {
    position: absolute;
    inset-inline-start: -200vw;
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
  ${look.up.sm} {
    .pair {
      grid-template-columns: 1fr 1fr;
      gap: 1rem;
    }
  }
`;
