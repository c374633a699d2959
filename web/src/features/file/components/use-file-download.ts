import { CHAT_FILE_TEXTS } from '@hearthside/contract/inbox/file';
import { useCallback, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { saveFile } from '@/lib/files/download-save';
import { fileApi } from '@/lib/api/file-api';
import { toast } from '@/ui/toast/toast';
import type { ShownFile } from '../model/shown-file';

/**
 * Saves files on the member's device, one at a time. Reports its progress. `problem` is why the last one failed, in
 * the words of part 1 §8.
 */
export function useFileDownload() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const download = useCallback(async ({ url, title }: Pick<ShownFile, 'url' | 'title'>) => {
    setBusy(true);
    setProblem('');
    toast.working(CHAT_FILE_TEXTS.preparing);
    try {
      saveFile(await fileApi.download({ url }), title);
      toast.success(CHAT_FILE_TEXTS.prepared);
    } catch (error) {
      toast.error(CHAT_FILE_TEXTS.prepareFailed);
      setProblem(CHAT_FILE_TEXTS.downloadFailed(messageOf(error)));
    } finally {
      setBusy(false);
    }
  }, []);
  return { busy, problem, download: (file: ShownFile) => void (busy || download(file)) };
}
