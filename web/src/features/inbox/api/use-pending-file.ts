import { useEffect, useState } from 'react';
import { useInboxStore } from './use-inbox';

/** The bytes of a file that is being sent, for its thumbnail. Undefined until they are read, or if they are lost. */
export function usePendingFile(localId: string): Blob | undefined {
  const { outbox } = useInboxStore();
  const [read, setRead] = useState<{ localId: string; blob: Blob | undefined }>();
  useEffect(() => {
    let left = false;
    void outbox.blob(localId).then((blob) => !left && setRead({ localId, blob }));
    return () => {
      left = true;
    };
  }, [outbox, localId]);
  return read?.localId === localId ? read.blob : undefined;
}
