/**
 * The Content Security Policy of the panel and of every answer without one of its own. The values are text instead of
 * lists because Strapi merges lists with its own defaults element by element, which would bring back what the
 * defaults allow.
 */
export const panelDirectives: Readonly<Record<string, string | null>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  // The panel's components add style elements of their own.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' data: blob:",
  'connect-src': "'self'",
  'font-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  // Strapi leaves out a directive that is null.
  upgradeInsecureRequests: null,
};

/** The same as a header value. */
export const panelPolicy = Object.entries(panelDirectives)
  .flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`]))
  .join(';');

/**
 * Device features that no page of portal or panel needs, except the microphone. A compromised page is denied them too.
 */
export const PERMISSIONS_POLICY =
  'camera microphone geolocation display-capture midi usb serial hid'
    .split(' ')
    // Voice messages are recorded by the portal itself, and by no page in a frame.
    .map((feature) => (feature === 'microphone' ? 'microphone=(self)' : `${feature}=()`))
    .join(', ');

/** Windows of other sites get no reference to ours, and ours none to theirs. */
export const OPENER_POLICY = 'same-origin';
