import useSWR from 'swr';
import { blogApi } from './blog-api';

/** A draft by an address that the panel signed, without a session. */
export const useBlogPreview = (id: string, expires: string, signature: string) =>
  useSWR(['blog', 'preview', id, expires, signature], () =>
    blogApi.preview({ id, expires, signature }),
  );
