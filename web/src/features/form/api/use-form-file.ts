import { useCallback, useRef, useState } from 'react';
import { formApi } from './form-api';

/**
 * Uploads a picture, PDF or film for a question: how far it is (0 to 100, undefined while none is), and its end.
 * It goes on where its question is closed meanwhile; only `cancel` gives it up.
 */
export function useFormFile() {
  const [percent, setPercent] = useState<number>();
  const abort = useRef<AbortController>(undefined);

  const upload = useCallback(async (file: File) => {
    const { signal } = (abort.current = new AbortController());
    setPercent(0);
    try {
      return await formApi.addFile(
        { file },
        { signal, onProgress: (share) => setPercent(Math.floor(share * 100)) },
      );
    } finally {
      setPercent(undefined);
    }
  }, []);
  const cancel = useCallback(() => abort.current?.abort(), []);
  return { percent, upload, cancel };
}
