import { useQuery } from '@tanstack/react-query';
import { kindOfTrade, readTrade } from 'content-api/contract';
import type { Kind, Trade } from 'content-api/contract';
import { useApi } from './api-context.ts';
import { settingsQuery } from './settings-query.ts';

/** What the studio does for a living; software until it is known. */
export function useTrade(): Trade {
  return readTrade(useQuery(settingsQuery(useApi())).data?.trade);
}

/** A kind as the studio is asked for it. */
export function useKindOfTrade<K extends Kind>(kind: K): K {
  return kindOfTrade(kind, useTrade());
}
