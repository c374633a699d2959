import type { Endpoint, Input } from '@hearthside/contract/endpoint';
import { useCallback, useEffect, useRef, useState } from 'react';
import { downloadRows, type DownloadProgress } from './download';
import { saveFile } from './download-save';

/** A list that is saved as a file: its progress, and the actions on it. */
export interface Export<E extends Endpoint> {
  progress: DownloadProgress | undefined;
  /** Saves the endpoint's answer under this name. Resolves to the number of rows. */
  run(input: Input<E>, name: string): Promise<number>;
  cancel(): void;
}

/** Saves a CSV of the contract as a file. Leaving the page stops it. */
export function useExport<E extends Endpoint>(endpoint: E): Export<E> {
  const [progress, setProgress] = useState<DownloadProgress>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const run = useCallback(
    async (input: Input<E>, name: string) => {
      abort.current = new AbortController();
      setProgress({ rows: 0, total: undefined });
      try {
        const { signal } = abort.current;
        const { file, rows } = await downloadRows(endpoint, input, {
          signal,
          onProgress: setProgress,
        });
        saveFile(file, name);
        return rows;
      } finally {
        setProgress(undefined);
      }
    },
    [endpoint],
  );
  const cancel = useCallback(() => abort.current?.abort(), []);
  return { progress, run, cancel };
}
