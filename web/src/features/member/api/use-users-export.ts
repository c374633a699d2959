import { userEndpoints } from '@hearthside/contract/user';
import { useCallback } from 'react';
import { useExport } from '@/lib/files/use-export';
import { exportName } from '../model/export-name';
import type { UsersQuery } from '../model/users-query';

/** Saves everybody the list's filters let through, on every page, as a file. */
export function useUsersExport() {
  const { progress, run: save, cancel } = useExport(userEndpoints.exportList);
  const run = useCallback(
    ({ search, sort, role, verified }: UsersQuery) =>
      save({ search, sort, role, verified }, exportName(new Date())),
    [save],
  );
  return { progress, run, cancel };
}
