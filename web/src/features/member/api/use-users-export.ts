import { userEndpoints } from '@hearthside/contract/user';
import { useCallback, useEffect, useRef, useState } from 'react';
import { downloadRows, type DownloadProgress } from '@/lib/download';
import { saveFile } from '@/lib/download-save';
import { exportName } from '../model/export-name';
import type { UsersQuery } from '../model/users-query';

/** The export of the users: how far it is while it runs, and what can be done. */
export interface UsersExport {
  progress: DownloadProgress | undefined;
  /** Saves everybody the list's filters let through, on every page; answers how many they are. */
  run(query: UsersQuery): Promise<number>;
  cancel(): void;
}

/** Saves the filtered list of users as a file. */
export function useUsersExport(): UsersExport {
  const [progress, setProgress] = useState<DownloadProgress>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const run = useCallback(async ({ search, sort, role, verified }: UsersQuery) => {
    abort.current = new AbortController();
    setProgress({ rows: 0, total: undefined });
    try {
      const { file, rows } = await downloadRows(
        userEndpoints.exportList,
        { search, sort, role, verified },
        { signal: abort.current.signal, onProgress: setProgress },
      );
      saveFile(file, exportName(new Date()));
      return rows;
    } finally {
      setProgress(undefined);
    }
  }, []);
  const cancel = useCallback(() => abort.current?.abort(), []);
  return { progress, run, cancel };
}
