import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mediaCalls } from 'content-api/contract';
import { Button, StatusBanner, VisuallyHidden } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { mediaKey } from './media-queries.ts';

interface BringInProps {
  /** Text of a field for an address. */
  address: string;
  label: string;
  /** Called with the address that the file has in the library, and the one it was brought from. */
  onBrought: (url: string, from: string) => void;
}

/** Offers to copy a picture of another site into the library. Nothing for any other address. */
export function BringIn({ address, label, onBrought }: BringInProps) {
  const api = useApi();
  const queries = useQueryClient();
  const bring = useMutation({
    mutationFn: (url: string) => api.call(mediaCalls.bringMedia, { body: { url } }),
    onSuccess({ url }, from) {
      onBrought(url, from);
      void queries.invalidateQueries({ queryKey: [mediaKey] });
    },
  });
  const warnings = bring.data?.url === address ? bring.data.warnings : undefined;
  if (warnings !== undefined) return <StatusBanner tone="warning">{warnings.join(' ')}</StatusBanner>;
  if (!isOutside(address)) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        loading={bring.isPending}
        loadingText="Bringing in..."
        onClick={() => bring.mutate(address)}
      >
        Bring in <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      {bring.isError && bring.variables === address && (
        <StatusBanner tone="error">
          {failureText(bring.error, 'The picture could not be brought in. Try again.')}
        </StatusBanner>
      )}
    </>
  );
}

function isOutside(address: string): boolean {
  return /^https?:\/\/./i.test(address) && !address.startsWith(`${location.origin}/`);
}
