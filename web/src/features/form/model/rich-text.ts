import { markupOf, spansOf, type TextSpan } from '@hearthside/contract/form/text';
import type { JSONContent } from '@tiptap/core';

/** A question's text in the editor's format: one paragraph of formatted words and line breaks. */
export function richText(markup: string): JSONContent {
  const content = spansOf(markup).flatMap((span) => {
    const marks = marksOf(span);
    return span.text
      .split('\n')
      .flatMap((text, at): JSONContent[] => [
        ...(at > 0 ? [{ type: 'hardBreak' }] : []),
        ...(text === '' ? [] : [{ type: 'text', text, marks }]),
      ]);
  });
  return { type: 'doc', content: [{ type: 'paragraph', content }] };
}

const marksOf = ({ bold, italic, underline }: TextSpan) =>
  Object.entries({ bold, italic, underline })
    .filter(([, on]) => on)
    .map(([type]) => ({ type }));

/** The markup of the editor's content. `richText` reads the same content from it. */
export function markupFrom(doc: JSONContent): string {
  const lines = (doc.content ?? []).map((block) => (block.content ?? []).map(spanOf));
  return markupOf(lines.flatMap((spans, at) => (at > 0 ? [plain('\n'), ...spans] : spans)));
}

const plain = (text: string): TextSpan => ({
  text,
  bold: false,
  italic: false,
  underline: false,
});

function spanOf(node: JSONContent): TextSpan {
  if (node.type === 'hardBreak') return plain('\n');
  const has = (type: string) => node.marks?.some((mark) => mark.type === type) ?? false;
  return {
    text: node.text ?? '',
    bold: has('bold'),
    italic: has('italic'),
    underline: has('underline'),
  };
}
