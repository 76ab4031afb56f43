import { useContext } from 'react';
import type { PageSettings } from './settings.ts';
import { SettingsContext } from './settings-context.ts';

export function useSettings(): PageSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsContext above it.');
  return settings;
}
