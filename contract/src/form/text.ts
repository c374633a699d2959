/**
 * A question's text: plain words, some of them bold, italic or underlined (part 2 §3). It is sent as a line of markup
 * with only `<b>`, `<i>` and `<u>`. Everything else in it is text. Each text has exactly one markup, so two texts
 * that read the same are equal.
 */

/** A stretch of text in one style. */
export interface TextSpan {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
}

type Mark = 'b' | 'i' | 'u';
const MARKS: Record<string, Mark> = { b: 'b', strong: 'b', i: 'i', em: 'i', u: 'u' };
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const PIECE = /<(\/?)(b|strong|i|em|u)>|<br\s*\/?>|&(amp|lt|gt|quot|nbsp|#39);|([^<&]+|[<&])/gi;

/** Reads markup as stretches of text. An unknown tag is text, and one that is not closed ends at the end. */
export function spansOf(markup: string): TextSpan[] {
  const open: Record<Mark, number> = { b: 0, i: 0, u: 0 };
  const spans: TextSpan[] = [];
  for (const [whole, closing, tag, entity, plain] of markup.matchAll(PIECE)) {
    if (tag !== undefined) {
      const mark = MARKS[tag.toLowerCase()] as Mark;
      open[mark] = Math.max(0, open[mark] + (closing ? -1 : 1));
      continue;
    }
    const name = entity?.toLowerCase();
    const text = name ? (name === '#39' ? '\u0027' : (ENTITIES[name] ?? whole)) : (plain ?? '\n');
    spans.push({ text, bold: open.b > 0, italic: open.i > 0, underline: open.u > 0 });
  }
  return joined(spans);
}

/** Joins neighbors of the same style. */
function joined(spans: readonly TextSpan[]): TextSpan[] {
  const fewest: TextSpan[] = [];
  for (const span of spans) {
    const last = fewest.at(-1);
    if (last && sameLook(last, span)) last.text += span.text;
    else if (span.text !== '') fewest.push({ ...span });
  }
  return fewest;
}

const sameLook = (one: TextSpan, other: TextSpan) =>
  one.bold === other.bold && one.italic === other.italic && one.underline === other.underline;

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\n/g, '<br>');

/** Writes stretches of text as markup. `spansOf` reads the same stretches from it. */
export function markupOf(spans: readonly TextSpan[]): string {
  return joined(spans)
    .map(({ text, bold, italic, underline }) => {
      const tags = [bold && 'b', italic && 'i', underline && 'u'].filter(Boolean);
      const opening = tags.map((tag) => `<${tag}>`).join('');
      const closing = tags
        .reverse()
        .map((tag) => `</${tag}>`)
        .join('');
      return `${opening}${escaped(text)}${closing}`;
    })
    .join('');
}

/** The text without its marks. */
export const plainText = (markup: string): string =>
  spansOf(markup)
    .map(({ text }) => text)
    .join('');

/** The normal form of a text's markup: trimmed, composed, only the three marks. */
export function tidyMarkup(markup: string): string {
  const spans = spansOf(markup).map((span) => ({
    ...span,
    text: span.text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]+/gu, ' ')
      .replace(/\p{Cs}/gu, '\ufffd'),
  }));
  const first = spans.find(({ text }) => text.trim() !== '');
  const last = spans.findLast(({ text }) => text.trim() !== '');
  if (!first || !last) return '';
  const kept = spans.slice(spans.indexOf(first), spans.indexOf(last) + 1);
  first.text = first.text.trimStart();
  last.text = last.text.trimEnd();
  return markupOf(kept);
}
