import { LIBRARY_TEXTS } from '@hearthside/contract/library/fields';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { useCallback, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { saveFile } from '@/lib/files/download-save';
import { openFile } from '@/lib/files/file-tab';
import { toast } from '@/ui/toast/toast';
import { readItemFile } from '../../api/library';
import { savedAs } from '../../model/shown-item';

/**
 * Saves files of the library on the member's device, one at a time, and opens them in a new tab. Reports progress and
 * failures, in the words of part 2 §8.
 */
export function useItemFile() {
  const [saving, setSaving] = useState<number>();

  const save = useCallback(async (item: LibraryItem) => {
    if (item.external) return toast.error(VIDEO_TEXTS.cannotDownload);
    setSaving(item.id);
    toast.working(LIBRARY_TEXTS.preparing);
    try {
      saveFile(await readItemFile(item.id), savedAs(item));
      toast.success(LIBRARY_TEXTS.prepared);
    } catch (error) {
      toast.error(LIBRARY_TEXTS.prepareFailed, LIBRARY_TEXTS.downloadFailed(messageOf(error)));
    } finally {
      setSaving(undefined);
    }
  }, []);

  const open = useCallback(
    (item: LibraryItem) =>
      void openFile(item.title, async () => {
        const file = await readItemFile(item.id);
        // A tab shows the bytes as the given type, which the server has checked.
        return new Blob([file], { type: item.mime });
      }).catch((error: unknown) => toast.error(messageOf(error, LIBRARY_TEXTS.openFailed))),
    [],
  );
  return {
    saving,
    save: (item: LibraryItem) => void (saving === undefined && save(item)),
    open,
  };
}
