import type { PageSettings } from './settings.ts';
import { SettingsContext } from './settings-context.ts';
import { useRequired } from './use-required.ts';

export function useSettings(): PageSettings {
  return useRequired(SettingsContext);
}
