import { Stack } from '../stack/stack.tsx';
import { StatusBanner } from './status-banner.tsx';

export function StatusBannerExample() {
  return (
    <Stack>
      <StatusBanner tone="success">Your message has been sent successfully!</StatusBanner>
      <StatusBanner tone="error">Something went wrong. Please try again.</StatusBanner>
      <StatusBanner tone="warning">What you see may be out of date.</StatusBanner>
      <StatusBanner>This category is not shown on the home page.</StatusBanner>
    </Stack>
  );
}
