import { Button, StatusBanner, Stack, Text } from 'shared-ui';
import { useDates } from '../../lib/use-dates.ts';
import { CompareList } from './compare-list.tsx';
import type { DraftOffer as Offer } from './editor-state.ts';

interface DraftOfferProps {
  offer: Offer;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what was typed at an earlier visit and never saved, with what differs from what is stored. */
export function DraftOffer({ offer, onRestore, onDiscard }: DraftOfferProps) {
  const dates = useDates();
  return (
    <Stack>
      <StatusBanner tone="info">
        You have unsaved changes from {dates.time(offer.savedAt)}. Nothing is replaced unless you take them.
      </StatusBanner>
      <CompareList
        leftTitle="Your draft"
        rightTitle="Stored now"
        rows={offer.changes.map(({ label, kept, now }) => ({ label, left: kept, right: now }))}
      />
      <Stack direction="row" gap={1} wrap>
        <Button onClick={onRestore}>Restore draft</Button>
        <Button variant="secondary" onClick={onDiscard}>
          Discard draft
        </Button>
      </Stack>
      <Text size="sm">The form opens once you have decided.</Text>
    </Stack>
  );
}
