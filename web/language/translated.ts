import ts from 'typescript';
import { textsIn, type FoundText } from './texts-in.ts';

/** The expressions that a template fills in, as places in its source. */
function filledIn(source: string, { start, end }: FoundText): { start: number; end: number }[] {
  const before = '(';
  const code = `${before}${source.slice(start, end)})`;
  const file = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const places: { start: number; end: number }[] = [];
  const visit = (node: ts.Node): boolean => {
    if (!ts.isTemplateExpression(node)) return ts.forEachChild(node, visit) ?? false;
    for (const { expression } of node.templateSpans) {
      const from = start - before.length;
      places.push({ start: from + expression.getStart(), end: from + expression.getEnd() });
    }
    return true;
  };
  visit(file);
  return places;
}

const escaped = (text: string) => text.replace(/[\\`]|\$\{/g, '\\$&');

/** A part of a source file with its texts in another language. */
function inside(
  source: string,
  [from, to]: [number, number],
  texts: readonly FoundText[],
  translate: (text: string) => string,
): string {
  let result = '';
  let at = from;
  for (const found of texts) {
    // What is within a template before is written with it.
    if (found.start < at || found.end > to) continue;
    result += source.slice(at, found.start) + asCode(source, found, texts, translate);
    at = found.end;
  }
  return result + source.slice(at, to);
}

function asCode(
  source: string,
  found: FoundText,
  texts: readonly FoundText[],
  translate: (text: string) => string,
): string {
  const text = translate(found.text);
  if (found.kind === 'string') return JSON.stringify(text);
  if (found.kind !== 'template') return `{${JSON.stringify(text)}}`;
  const expressions = filledIn(source, found).map(({ start, end }) =>
    inside(source, [start, end], texts, translate),
  );
  const parts = text.split(/\{(\d+)\}/);
  return `\`${parts.map((part, at) => (at % 2 === 0 ? escaped(part) : `\${${expressions[Number(part)]}}`)).join('')}\``;
}

/**
 * A source file of the portal with its texts in another language. What is filled into a text keeps its number, `{0}`,
 * and may stand elsewhere in the translation.
 */
export const translated = (
  source: string,
  fileName: string,
  translate: (text: string) => string,
): string => inside(source, [0, source.length], textsIn(source, fileName), translate);
