import type { HistoryKind } from '@hearthside/contract/history';

/** Which part of the history is asked for: of everybody, or of one person or trust. */
export interface HistoryQuery {
  page: number;
  limit: number;
  search?: string;
  kind?: HistoryKind;
  about?: number;
}

/** The history's keys in the data cache. */
export const historyKeys = {
  list: (query: HistoryQuery) => ['history', 'list', query] as const,
};
