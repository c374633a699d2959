/** A draft as readers will see it, which the panel shows in a frame; no other page may stand in one. */
const PREVIEW = /^\/preview\/[\w-]+\/[\w-]+$/;

/** Who may show a page of the portal in a frame. */
export const framedBy = (path: string): "'none'" | "'self'" =>
  PREVIEW.test(path) ? "'self'" : "'none'";

/** The portal's policy: zero inline scripts, nothing from elsewhere (specification/security.md, Text). */
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
    // The players of films elsewhere (middlewares/player.ts), and a frame nobody sees that prints a PDF
    // the page has already (web/src/lib/files/print-file.ts).
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
