import { historyEndpoints } from '@hearthside/contract/history/endpoints';
import { memberEndpoints } from '@hearthside/contract/member/endpoints';
import { useCallback } from 'react';
import { resource } from '@/lib/api/resource';
import { exportName } from '@/lib/files/download-save';
import { useExport } from '@/lib/files/use-export';
import type { HistoryQuery } from '../model/history-query';

const history = resource('history', historyEndpoints);

/** A page of the history, of everybody or of one person or object. */
export const useHistory = history.list.query();

/** Members by name or email, for the filter by person. */
export const usePeople = resource('member', memberEndpoints).list.query();

/** Saves all entries that match the filters as a file. */
export function useHistoryExport() {
  const { progress, run: save, cancel } = useExport(historyEndpoints.exportList);
  const run = useCallback(
    ({ search, person, kind, action, from, to, signIns }: HistoryQuery) =>
      save({ search, person, kind, action, from, to, signIns }, exportName('history', new Date())),
    [save],
  );
  return { progress, run, cancel };
}
