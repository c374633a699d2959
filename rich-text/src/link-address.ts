import { safeHref } from '@hearthside/contract/rich-text';

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.\p{L}{2,}$/u;
const PHONE = /^\+?[\d\s().-]{6,}$/;

/**
 * Where a typed address leads. An email address becomes a mailto link, and a phone number a tel link. Null if the
 * link is not allowed.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (EMAIL.test(text)) return safeHref(`mailto:${text}`);
  if (PHONE.test(text)) return safeHref(`tel:${text.replace(/[^\d+]/g, '')}`);
  return safeHref(text);
}

/** Whether typed or pasted text becomes a link automatically. Only text that is clearly an address does. */
export const linksItself = (text: string): boolean =>
  EMAIL.test(text) || (/^(https?:\/\/|www\.|mailto:)/i.test(text) && safeHref(text) !== null);
