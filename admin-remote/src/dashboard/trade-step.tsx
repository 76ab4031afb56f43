import { readTrade, tradeLabels, trades } from 'content-api/contract';
import type { Trade } from 'content-api/contract';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button, Field, Select, Stack } from 'shared-ui';
import { useMay } from '../lib/use-me.ts';
import { useStudioChange } from '../records/single/use-studio-change.ts';

/** The first question to a new studio, answered in its place. */
export function TradeStep() {
  const may = useMay();
  const { mutate, isPending } = useStudioChange();
  const [trade, setTrade] = useState<Trade>('software');
  return (
    <form onSubmit={save} style={{ flex: 1, paddingBlock: '0.5rem' }}>
      <Field
        label="What do you do?"
        hint="Decides what projects are asked for. You can change it under Studio, Name and contact."
      >
        <Stack direction="row" gap={1} wrap>
          <Select
            value={trade}
            onChange={({ target }) => setTrade(readTrade(target.value))}
            style={{ flex: '1 1 12rem', width: 'auto' }}
          >
            {trades.map((one) => (
              <option key={one} value={one}>
                {tradeLabels[one]}
              </option>
            ))}
          </Select>
          {may('publish') && (
            <Button type="submit" aria-disabled={isPending || undefined}>
              {isPending ? 'Saving...' : 'Save'}
            </Button>
          )}
        </Stack>
      </Field>
    </form>
  );

  function save(event: SubmitEvent): void {
    event.preventDefault();
    if (!isPending) mutate({ trade });
  }
}
