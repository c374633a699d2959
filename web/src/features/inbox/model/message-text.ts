/** A part of a message: plain text, or a link with its address. */
export type TextPiece = { text: string; href?: string };

/** Web addresses, mail addresses and telephone numbers as people write them. */
const CANDIDATES = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)[^\s<>"]+`,
    // Only from the start of a name. Otherwise each of its letters would be tried.
    String.raw`(?<![\w.+-])(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`tel:\+?[\d().\s-]{5,}\d`,
    // Only complete numbers: with a country code, or in groups of 3, 3 and 4.
    String.raw`(?<![\w+])\+\d[\d().\s-]{7,}\d(?!\w)`,
    String.raw`(?<![\w+-])(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\w-])`,
  ].join('|'),
  'giu',
);

/** The only schemes that a message may link to. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Splits a message into text and links. Nothing in it is ever treated as HTML. */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(CANDIDATES)) {
    const link = withoutEnd(found);
    const href = addressOf(link);
    if (!href) continue;
    if (index > at) pieces.push({ text: text.slice(at, index) });
    pieces.push({ text: link, href });
    at = index + link.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** A period after an address belongs to the sentence, and a bracket to the text in which it was opened. */
function withoutEnd(found: string): string {
  const trimmed = found.replace(/[\s.,;:!?'’”…]+$/u, '');
  const count = (sign: string) => trimmed.split(sign).length;
  const opened = trimmed.endsWith(')') && count(')') > count('(');
  return opened ? withoutEnd(trimmed.slice(0, -1)) : trimmed;
}

function addressOf(link: string): string | undefined {
  const address = parsed(spelledOut(link));
  return address && SCHEMES.includes(address.protocol) ? address.href : undefined;
}

function spelledOut(link: string): string {
  if (/^(https?:\/\/|mailto:)/i.test(link)) return link;
  if (/^www\./i.test(link)) return `https://${link}`;
  if (link.includes('@')) return `mailto:${link}`;
  return `tel:${link.replace(/[^\d+]/g, '')}`;
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
