import { useCallback, useEffect, useRef, useState } from 'react';
import { blogApi } from './blog-api';

export type BlogFileType = 'coverImage' | 'paragraphFile';

/** Uploads a cover or a paragraph's file: how far it is (0 to 100, undefined while none is), and its end. */
export function useBlogUpload(type: BlogFileType) {
  const [percent, setPercent] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const upload = useCallback(
    async (file: File) => {
      const { signal } = (abort.current = new AbortController());
      setPercent(0);
      try {
        return await blogApi.upload(
          { type, file },
          { signal, onProgress: (share) => setPercent(Math.floor(share * 100)) },
        );
      } finally {
        setPercent(undefined);
      }
    },
    [type],
  );
  const cancel = useCallback(() => abort.current?.abort(), []);
  return { percent, upload, cancel };
}
