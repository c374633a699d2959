import { safeHref } from '@hearthside/contract/rich-text';

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.\p{L}{2,}$/u;
const PHONE = /^\+?[\d\s().-]{6,}$/;

/** Where a typed address leads: an email and a number become what opens them. Null where no link may lead. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (EMAIL.test(text)) return safeHref(`mailto:${text}`);
  if (PHONE.test(text)) return safeHref(`tel:${text.replace(/[^\d+]/g, '')}`);
  return safeHref(text);
}

/** Whether what is being typed or pasted becomes a link by itself: only what says that it is an address. */
export const linksItself = (text: string): boolean =>
  EMAIL.test(text) || (/^(https?:\/\/|www\.|mailto:)/i.test(text) && safeHref(text) !== null);
