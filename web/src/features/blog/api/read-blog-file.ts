import { fileApi } from '@/lib/api/file-api';

/** The bytes of a blog's file by the link the blog has to it; the link itself is the right to read. */
export function readBlogFile(link: string): Promise<Blob> {
  const { pathname, searchParams } = new URL(link, location.origin);
  return fileApi.read({
    key: pathname.split('/').pop() ?? '',
    expires: '',
    signature: '',
    // Whatever a link says is signed, so all of it goes along.
    ...Object.fromEntries(searchParams),
  });
}
