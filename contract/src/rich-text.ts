/**
 * Rich text of blogs, help answers and pages. The allowed markup is in one list that the editor (panel and portal),
 * the server's cleaning and the one renderer share (specification/security.md, Text). Must not import zod.
 */

import { SECTIONS } from './section';
import { addressIn, isHost, LINK_MAX } from './web-address';

/** The levels of headings (part 2 §9). */
export const HEADING_LEVELS = [1, 2, 3] as const;

/** Every tag that rich text may have, with the attributes that each keeps. */
export const RICH_TEXT_TAGS: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h1: [],
  h2: [],
  h3: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  a: ['href'],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  hr: [],
  br: [],
};

/** Tags of other editors, and our tags for the same. */
export const RICH_TEXT_ALIASES: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};

/** The schemes that links may have. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** Numbers with separators between the digits, and extensions. Each part is scanned only once. */
const PHONE = /^tel:\+?(?=[\d().;=,*#\sa-z-]+$)\D*\d/i;

/** Whether a colon in it comes before a port and not after a scheme: `example.org:8080/x`. */
export function hasPort(address: string): boolean {
  const colon = address.indexOf(':');
  const host = address.slice(0, Math.max(0, colon));
  const isDotted = host.slice(1, -1).includes('.') && !host.includes('/');
  return isDotted && /^\d/.test(address.slice(colon + 1));
}

const escaped = (address: string) => address.replace(/["<>`\\]/g, encodeURIComponent).trim();

/** A base for parsing a path of the portal. Nothing is ever requested from it. */
const PORTAL = 'https://portal.invalid';
/**
 * The first part of each address that a text may link to: those of the sections, and two pages beside them. The pages
 * around signing in are not among them, nor is anything else of the same server, such as its API, its uploads and the
 * panel.
 */
const PAGES = [
  ...SECTIONS.map(({ path }) => path.slice(1)).filter((path) => path !== ''),
  ...['notifications', 'emergency-help'],
];
const PAGE = new RegExp(`^/(?:$|(?:${PAGES.join('|')})(?:/|$))`, 'i');
/** What a server or a proxy that decodes once more could take for another path. */
const TRICK = /[%\\\p{Cc}]|\/\/|\/\.{1,2}(?:\/|$)/u;

function isPagePath(pathname: string): boolean {
  try {
    return PAGE.test(pathname) && !TRICK.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** A page of the portal by its path alone, `/help/finances`. Null for anything that would lead out of the portal. */
function pageHref(typed: string): string | null {
  const url = addressIn(PORTAL + typed);
  // Two slashes mean another host, even if they only appear once dots are resolved (`/..//evil.example`).
  if (url?.origin !== PORTAL || /^\/[/\\]/.test(typed) || !isPagePath(url.pathname)) return null;
  return escaped(url.pathname + url.search + url.hash);
}

/** Whether a link leads to a page of the portal. It has to come from `safeHref`. */
export const isPageHref = (href: string): boolean => href.startsWith('/');

/** Cleaned rich text with complete addresses, for where it is read outside the portal. `portal` ends without a slash. */
export const withWholeLinks = (html: string, portal: string): string =>
  html.replace(/<a href="(?=\/)/g, () => `<a href="${portal}`);

/**
 * An address in the form in which it may be used in a link, or null if it may not. Only the four schemes pass,
 * whatever blanks, control characters or capitals are inserted in them, and no user name before the host. The path of
 * a page of the portal passes too. A name without a scheme becomes https. The result stays the same when it is read
 * again.
 */
export function safeHref(typed: string): string | null {
  if (typed.length > 2 * LINK_MAX) return null;
  const trimmed = typed
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, (blank) => (/^ +$/.test(blank) ? ' ' : ''))
    .trim();
  const whole = trimmed.startsWith('/') ? pageHref(trimmed) : elsewhere(trimmed);
  return whole === null || whole.length > LINK_MAX ? null : whole;
}

/** A complete address, or a name that becomes one. */
function elsewhere(trimmed: string): string | null {
  // A relative address would lead somewhere else from the page where the text is shown.
  if (/^$|^[\\?#]/.test(trimmed)) return null;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(trimmed)?.[1]?.toLowerCase();
  const named = scheme !== undefined && !hasPort(trimmed);
  const url = addressIn(named ? trimmed : `https://${trimmed}`);
  if (!url) return null;
  const { protocol, href, hostname, pathname, username, password } = url;
  if (!(LINK_SCHEMES as readonly string[]).includes(protocol.slice(0, -1))) return null;
  const onWeb = /^https?:$/.test(protocol);
  if (onWeb && (!isHost(hostname) || username || password)) return null;
  if (!named && !hostname.includes('.')) return null;
  if (protocol === 'mailto:' && !pathname.includes('@')) return null;
  if (protocol === 'tel:' && !PHONE.test(href)) return null;
  return escaped(href);
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '\u0027',
  nbsp: ' ',
};
const characterOf = (whole: string, name: string) => {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000)
    ? String.fromCodePoint(code)
    : whole;
};

/** The plain text of cleaned rich text, one line per block: for excerpts, searching and counting. */
export const textOfRich = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/(p|h[1-6]|li|blockquote|ul|ol)>|<hr\s*\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, characterOf)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();

/** Whether it contains no text. */
export const isEmptyRich = (html: string): boolean => textOfRich(html) === '';
