/**
 * The policy of the panel, and of every answer that has none of its own. The values are text and not lists: Strapi
 * merges lists with its own defaults, place by place, and what it lets in would come back in.
 */
export const panelDirectives: Readonly<Record<string, string | null>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  // The panel's components bring style elements of their own.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' data: blob:",
  'connect-src': "'self'",
  'font-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  // Strapi's word for a directive that is left out.
  upgradeInsecureRequests: null,
};

/** The same as a header says it. */
export const panelPolicy = Object.entries(panelDirectives)
  .flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`]))
  .join(';');

/** What no page of portal or panel asks of a device; a page that was broken into does not either. */
export const PERMISSIONS_POLICY =
  'camera microphone geolocation display-capture midi usb serial hid'
    .split(' ')
    .map((feature) => `${feature}=()`)
    .join(', ');

/** Windows of other sites get no handle on ours, and ours none on theirs. */
export const OPENER_POLICY = 'same-origin';
