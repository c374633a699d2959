import { isPageHref, safeHref } from '@hearthside/contract/rich-text';
import { addressIn } from '@hearthside/contract/web-address';

/**
 * The path of the page of this portal to which a complete address leads. Undefined for other sites, and for what the
 * same server has besides pages: its API, files and the panel.
 */
export function portalPage(address: string): string | undefined {
  const url = addressIn(address);
  if (url?.origin !== location.origin) return undefined;
  const path = safeHref(url.pathname + url.search + url.hash);
  return path !== null && isPageHref(path) ? path : undefined;
}
