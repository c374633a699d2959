import sanitize from 'sanitize-html';
import {
  LINK_SCHEMES,
  RICH_TEXT_ALIASES,
  RICH_TEXT_TAGS,
  safeHref,
} from '@hearthside/contract/rich-text';
import { refuse } from '../http/refuse';
import { RichBlocks } from './rich-text-blocks';

/** Tags that only separate one text from the next. */
const BREAKS = [
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'nav',
  'address',
  'pre',
  'table',
  'tr',
  'td',
  'th',
  'caption',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'center',
  'form',
  'fieldset',
  'legend',
  'details',
  'summary',
  'html',
  'body',
];
/** Tags whose content is not text either. */
const NO_TEXT = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'noscript',
  'template',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
  'svg',
  'math',
  'object',
  'applet',
  'embed',
  'audio',
  'video',
  'canvas',
  'frameset',
  'map',
  'button',
  'datalist',
];

const aliases = Object.fromEntries(
  Object.entries(RICH_TEXT_ALIASES).map(([from, to]) => [from, sanitize.simpleTransform(to, {})]),
);

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...Object.keys(RICH_TEXT_TAGS), 'div'],
  allowedAttributes: Object.fromEntries(
    Object.entries(RICH_TEXT_TAGS).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  nonTextTags: NO_TEXT,
  transformTags: {
    ...aliases,
    ...Object.fromEntries(BREAKS.map((tag) => [tag, sanitize.simpleTransform('div', {}, false)])),
    a: (_tag, { href }) => {
      const safe = safeHref(href ?? '');
      const attribs: sanitize.Attributes = safe === null ? {} : { href: safe };
      return { tagName: 'a', attribs };
    },
    ol: (_tag, { start = '' }) => {
      const counted = /^\d{1,4}$/.test(start) && Number(start) !== 1;
      const attribs: sanitize.Attributes = counted ? { start: String(Number(start)) } : {};
      return { tagName: 'ol', attribs };
    },
  },
};

/** A tag with its attributes, or a text. Filtered HTML contains nothing else. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?: (href|start)="([^"]*)")?[^>]*>|([^<]+)/g;

const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
const read = (escaped: string) =>
  escaped.replace(/&(lt|gt|quot|amp);/g, (whole, name: string) => SIGNS[name] ?? whole);

/**
 * Rich text as it is stored: only the contract's tags, in an order that every browser reads alike, links with nothing
 * but a safe address, text outside blocks in paragraphs, nothing empty at the end. Cleaning clean text changes
 * nothing. Text of more than `max` characters of HTML is refused with 400, naming `field`; nothing is cut off
 * (specification/security.md, Text).
 */
export function cleanRichText(html: string, max: number, field = 'content'): string {
  const said = `At most ${max} characters`;
  const tooLong = () => refuse.badInput(said, { [field]: said });
  // A word processor may add much more than the text itself. Tags are counted, because the parser takes long when tens
  // of thousands are nested.
  if (html.length > 10 * max + 10_000) throw tooLong();
  if ((html.match(/<[a-z]/gi)?.length ?? 0) > max / 4 + 1000) throw tooLong();
  const blocks = new RichBlocks();
  for (const token of sanitize(html, OPTIONS).matchAll(TOKEN)) {
    const [, slash, tag = '', name, value = '', text] = token;
    if (text !== undefined) blocks.text(read(text));
    else if (slash) blocks.end(tag);
    else blocks.start(tag, name === 'start' ? `<ol start="${value}">` : `<${tag}>`, read(value));
  }
  const clean = blocks.finish();
  if (clean.length > max) throw tooLong();
  return clean;
}
