/** Types that a browser may show inline. Everything else is a download. */
const SHOWN =
  /^(image\/(jpeg|png|webp|gif|avif)|video\/(mp4|webm|quicktime)|audio\/\w+|application\/pdf)$/;

/** RFC 6266: an ASCII name for old clients, the real one as UTF-8. */
function disposition(kind: 'inline' | 'attachment', title: string): string {
  const whole = title.replace(/\p{Cs}/gu, '_');
  const plain = whole.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const CACHE = {
  'for an hour': 'private, max-age=3600',
  /** Cached, but revalidated before each use. */
  'while allowed': 'private, no-cache',
  never: 'no-store',
} as const;
/** How long a browser may keep a file. */
export type CachePolicy = keyof typeof CACHE;

/**
 * Headers with which a private file can harm nobody (specification/security.md, Files). A browser may cache what a
 * signed link leads to. It must not cache what is read with a session, because that address does not say who reads
 * it. With `download` the browser saves the file instead of showing it.
 */
export function fileHeaders({
  mime,
  title,
  kept = 'for an hour',
  download = false,
}: {
  mime: string;
  title: string;
  kept?: CachePolicy;
  download?: boolean;
}) {
  const shown = SHOWN.test(mime);
  return {
    'Content-Type': shown ? mime : 'application/octet-stream',
    'Content-Disposition': disposition(shown && !download ? 'inline' : 'attachment', title),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy':
      "sandbox; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': CACHE[kept],
    'Accept-Ranges': 'bytes',
  };
}

export interface ByteRange {
  start: number;
  end: number;
}

/** One byte range of a Range header (RFC 9110 §14.1.2), 'whole' if none is requested, null if it can't be satisfied. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole';
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : null;
}
