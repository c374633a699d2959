/** The preview of a draft, which the panel shows in a frame. No other page may be framed. */
const PREVIEW = /^\/preview\/[\w-]+\/[\w-]+$/;

/** Who may show a page of the portal in a frame. */
export const framedBy = (path: string): "'none'" | "'self'" =>
  PREVIEW.test(path) ? "'self'" : "'none'";

/**
 * The portal's Content Security Policy: no inline scripts, nothing from other hosts (specification/security.md,
 * Text).
 */
export const portalPolicy = (ancestors: "'none'" | "'self'"): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // Toasts and the picture cropper add style elements of their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "font-src 'self'",
    // For the players of films hosted elsewhere (middlewares/player.ts), and for the hidden frame that prints a PDF
    // which the page has already loaded (web/src/lib/files/print-file.ts).
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
