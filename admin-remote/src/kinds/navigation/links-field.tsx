import { useQuery } from '@tanstack/react-query';
import { calls, navigation } from 'content-api/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, Stack, Text } from 'shared-ui';
import { useApi } from '../../lib/api-context.ts';
import { isObject, textAt, valueAt } from '../../lib/value-at.ts';
import { RecordField } from '../../records/record-field.tsx';
import type { RecordFieldProps } from '../../records/record-field.tsx';

/** The links of the menu. Pages with a tick "In the menu" follow them, and are put in order once they are taken in. */
export function LinksField(props: RecordFieldProps) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [navigation.plural, 'site'],
    queryFn: ({ signal }) => api.call(calls.site, { signal }),
  });
  const { setValue, formState } = useFormContext();
  const value: unknown = useWatch({ name: props.name });
  const links = linksIn(value);
  const stored = linksIn(data && valueAt(data.navigation ?? {}, 'links'));
  const taken = new Set(
    [...links, ...linksIn(formState.defaultValues?.[props.name])].map(({ href }) => href),
  );
  const asking = stored.filter(({ href }) => !taken.has(href));
  return (
    <Stack gap={1}>
      <RecordField {...props} />
      {asking.map((link) => (
        <Stack key={link.href} direction="row" gap={1} wrap align="center">
          <Text>
            <strong>{link.label}</strong> follows in the menu, because its page has the tick “In the menu”.
          </Text>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Put ${link.label} in order`}
            onClick={() => setValue(props.name, [...links, link], { shouldDirty: true })}
          >
            Put it in order
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}

function linksIn(value: unknown): { label: string; href: string }[] {
  const items = Array.isArray(value) ? value.filter(isObject) : [];
  return items.map((one) => ({ label: textAt(one, 'label'), href: textAt(one, 'href') }));
}
