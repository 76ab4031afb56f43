import styled from '@emotion/styled';
import { Button, Field, Input } from 'shared-ui';
import { NoticePage } from '../components/notice-page.tsx';
import type { Page } from '../lib/page.ts';
import { usePage, useTexts } from '../lib/page-context.ts';

/** The page of an address that a password opens. It says nothing of what is there. */
export const page: Page = {
  resources: () => [],
  head: ({ texts }) => ({
    title: texts.text('trouble.protected'),
    description: texts.text('trouble.protectedAt'),
  }),
  outcome: () => ({ status: 401 }),
  Component: ProtectedPage,
};

function ProtectedPage() {
  const { text } = useTexts();
  const { notice } = usePage();
  return (
    <NoticePage title={text('trouble.protected')} message={text('trouble.protectedAt')} isCalm>
      <Form method="post">
        <Field label={text('trouble.password')} error={notice && text(notice)} required>
          <Input type="password" name="password" autoComplete="off" required />
        </Field>
        <Button type="submit" size="lg">
          {text('trouble.open')}
        </Button>
      </Form>
    </NoticePage>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  width: min(24rem, 100%);
  text-align: start;
`;
