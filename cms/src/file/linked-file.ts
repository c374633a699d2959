import type { z } from 'zod';
import { fileEndpoints } from '@hearthside/contract/file/endpoints';

const { params, query } = fileEndpoints.read;
/** What is signed into a link. */
export type LinkQuery = z.output<typeof query>;

/**
 * The file that one of the portal's own links leads to, given as a path or with the portal's address before it; null
 * for every other address. This does not check whether the link is valid.
 */
export function linkedFile(
  url: string,
  /** The portal's public address. */
  publicUrl: string,
): { key: string; query: LinkQuery } | null {
  if (!URL.canParse(url, publicUrl)) return null;
  const { origin, pathname, searchParams } = new URL(url, publicUrl);
  if (origin !== new URL(publicUrl).origin) return null;
  const [, key] = /^\/api\/files\/([^/]+)$/.exec(pathname) ?? [];
  const file = params.safeParse({ key });
  const signed = query.safeParse(Object.fromEntries(searchParams));
  return file.success && signed.success ? { key: file.data.key, query: signed.data } : null;
}
