import styled from '@emotion/styled';
import { answerMax, limits, questions } from 'content-api/site-server';
import { Button, Checkbox, Field, Input, StatusBanner, Textarea } from 'shared-ui';
import type { ClientForm } from '../../lib/client-words.ts';
import { look } from '../../lib/look.ts';
import { useTexts } from '../../lib/page-context.ts';
import { PortraitField } from './portrait-field.tsx';

/** Three questions and who answers them. It works without script: each button sends the whole form. */
export function WordsForm({ words: { view, base, faults, trouble, isKept } }: { words: ClientForm }) {
  const { text, date } = useTexts();
  const { answers, consent, expiresAt } = view;
  const first = Object.keys(faults)[0];
  const message = trouble ?? (first === undefined ? undefined : 'ask.notSent');
  return (
    <Form method="post" action={base} encType="multipart/form-data" data-keeps="">
      {message && <StatusBanner tone="error">{text(message)}</StatusBanner>}
      <p className="kept" role="status" data-kept={text('ask.kept', { date: date(expiresAt) })}>
        {isKept && text('ask.kept', { date: date(expiresAt) })}
      </p>
      {questions.map((name) => (
        <Field key={name} label={text(`ask.${name}`)} error={faults[name]}>
          <Textarea
            name={name}
            rows={3}
            maxLength={answerMax}
            defaultValue={answers[name]}
            autoFocus={first === name}
          />
        </Field>
      ))}
      <div className="pair">
        <Field label={text('form.name')} error={faults.name} required>
          <Input
            name="name"
            autoComplete="name"
            maxLength={limits.name}
            required
            defaultValue={answers.name}
            autoFocus={first === 'name'}
          />
        </Field>
        <Field label={text('ask.role')} error={faults.role}>
          <Input
            name="role"
            autoComplete="organization-title"
            maxLength={limits.name}
            defaultValue={answers.role}
            autoFocus={first === 'role'}
          />
        </Field>
      </div>
      <PortraitField face={answers.face} error={faults.portrait} />
      <div>
        <Checkbox
          className="consent"
          name="consent"
          value="yes"
          label={consent}
          required
          defaultChecked={answers.agreed}
          aria-invalid={faults.consent ? true : undefined}
          aria-describedby={faults.consent ? 'consent-error' : undefined}
        />
        {faults.consent && (
          <p id="consent-error" className="error">
            {faults.consent}
          </p>
        )}
      </div>
      <div className="buttons">
        <Button type="submit" name="action" value="send" size="lg">
          {text('ask.send')}
        </Button>
        <Button type="submit" name="action" value="keep" variant="secondary" size="lg" formNoValidate>
          {text('ask.keep')}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.5rem;
  padding: clamp(1.25rem, 4vw, 2rem);
  border-radius: ${look.radii.xl};
  background: ${look.raised};

  .pair {
    display: grid;
    gap: 1.5rem;
  }
  .kept {
    color: ${look.textSoft};
    font-size: 0.9375rem;
  }
  .kept:empty {
    display: none;
  }
  .consent {
    align-items: start;
  }
  .consent input {
    margin-top: 0.125rem;
  }
  .error {
    margin-top: 0.5rem;
    color: ${look.danger};
    font-size: 0.875rem;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
  }
  .buttons > * {
    flex: 1 1 14rem;
  }
  ${look.up.sm} {
    .pair {
      grid-template-columns: 1fr 1fr;
      gap: 1rem;
    }
  }
`;
