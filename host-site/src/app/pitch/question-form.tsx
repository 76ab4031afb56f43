import styled from '@emotion/styled';
import { limits } from 'content-api/site-server';
import { Button, Field, Input, Select, StatusBanner, Textarea } from 'shared-ui';
import type { ShownPitch } from '../../lib/client-pitch.ts';
import { useTexts } from '../../lib/page-context.ts';

interface QuestionFormProps {
  pitch: ShownPitch;
  /** Headings of the parts that a question can be about. */
  parts: readonly string[];
}

/** A question about a part of the pitch. It goes into the inbox of the studio, and works without script. */
export function QuestionForm({ pitch: { view, base, question }, parts }: QuestionFormProps) {
  const { text } = useTexts();
  const { typed, faults, isSent, about } = question;
  const places = [...parts, ...(view.price.lines.length > 0 ? [text('pitch.price')] : [])];
  const first = ['name', 'email', 'message'].find((name) => faults[name] !== undefined);
  if (isSent) return <StatusBanner tone="success">{text('form.sent')}</StatusBanner>;
  return (
    <Form method="post" action={`${base}/question#question`}>
      {places.length > 0 && (
        <Field label={text('pitch.place')}>
          <Select name="place" defaultValue={typed.place || (about !== undefined && places[about]) || ''}>
            <option value="">{view.content.title}</option>
            {places.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={text('form.name')} error={faults.name} required>
        <Input
          name="name"
          autoComplete="name"
          maxLength={limits.name}
          required
          defaultValue={typed.name}
          autoFocus={first === 'name'}
        />
      </Field>
      <Field label={text('form.email')} error={faults.email} required>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          required
          defaultValue={typed.email}
          autoFocus={first === 'email'}
        />
      </Field>
      <Field label={text('form.message')} error={faults.message} required>
        <Textarea
          name="message"
          rows={5}
          maxLength={limits.message}
          required
          defaultValue={typed.message}
          autoFocus={first === 'message'}
        />
      </Field>
      <div>
        <Button type="submit" variant="secondary">
          {text('form.send')}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.5rem;
`;
