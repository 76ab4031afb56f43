import styled from '@emotion/styled';
import { limits } from 'content-api/site-server';
import { Button, Checkbox, Field, Input } from 'shared-ui';
import type { ShownPitch } from '../../lib/client-pitch.ts';
import { look } from '../../lib/look.ts';
import { useTexts } from '../../lib/page-context.ts';
import { PriceTable } from './price-table.tsx';

const formId = 'answer';

/**
 * The price with its options, and the answer. It works without script: each button sends the whole form. The price and
 * its last day stand beside the form, which is not printed.
 */
export function AnswerForm({ pitch: { view, base, typed, faults } }: { pitch: ShownPitch }) {
  const { text, date } = useTexts();
  const { price, revision, validUntil } = view;
  const hasOptions = price.lines.some(({ isOptional }) => isOptional);
  return (
    <Root>
      {price.lines.length > 0 && (
        <>
          <h2>{text('pitch.price')}</h2>
          <PriceTable price={price} form={formId} />
        </>
      )}
      {validUntil !== '' && <p className="valid">{text('pitch.valid', { date: date(validUntil) })}</p>}
      <form id={formId} method="post" action={`${base}/accept`}>
        <input type="hidden" name="revision" value={revision} />
        {hasOptions && (
          <div>
            <Button type="submit" name="action" value="total" variant="secondary" formNoValidate>
              {text('pitch.update')}
            </Button>
          </div>
        )}
        <Field label={text('form.name')} error={faults.name} required>
          <Input
            name="name"
            autoComplete="name"
            maxLength={limits.name}
            required
            defaultValue={typed.name}
            autoFocus={faults.name !== undefined}
          />
        </Field>
        <div>
          <Checkbox
            name="confirmed"
            value="yes"
            label={text('pitch.confirm')}
            required
            defaultChecked={typed.isConfirmed}
            aria-invalid={faults.confirmed ? true : undefined}
            aria-describedby={faults.confirmed ? 'confirmed-error' : undefined}
          />
          {faults.confirmed && (
            <p id="confirmed-error" className="error">
              {faults.confirmed}
            </p>
          )}
        </div>
        <div className="buttons">
          <Button type="submit" name="action" value="accept" size="lg">
            {text('pitch.accept')}
          </Button>
          <Button type="submit" name="action" value="decline" variant="secondary" size="lg" formNoValidate>
            {text('pitch.decline')}
          </Button>
        </div>
      </form>
    </Root>
  );
}

const Root = styled.div`
  &,
  form {
    display: grid;
    gap: 1.5rem;
  }
  padding: clamp(1.25rem, 4vw, 2rem);
  border-radius: ${look.radii.xl};
  background: ${look.raised};

  @media print {
    padding: 0;
  }
  && h2 {
    margin: 0;
  }
  .valid {
    color: ${look.textSoft};
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
  .buttons > :first-child {
    flex: 1 1 14rem;
  }
  .buttons > :last-child {
    flex: 0 1 auto;
  }
`;
