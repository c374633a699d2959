import { tidyMarkup } from '@hearthside/contract/form/text';
import { expect, it } from 'vitest';
import { markupFrom, richText } from './rich-text';

it.each([
  '',
  'Plain words',
  'A <b>bold</b>, an <i>italic</i> and an <u>underlined</u> word',
  '<b><i>both</i></b> and <b><i><u>all</u></i></b>',
  'First line<br>second line',
  '1 &lt; 2 &amp; 3',
])('the text editor reads “%s” and returns it unchanged', (markup) => {
  expect(markupFrom(richText(markup))).toBe(markup);
});

it('the text editor reads several pasted paragraphs as lines', () => {
  const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const doc = { type: 'doc', content: [words('One'), words('Two')] };
  expect(markupFrom(doc)).toBe('One<br>Two');
});

it('the text editor supports no tags but the three', () => {
  const markup = markupFrom(richText('<script>x</script> <b>y</b>'));
  expect(markup).toBe('&lt;script&gt;x&lt;/script&gt; <b>y</b>');
  expect(tidyMarkup(markup)).toBe(markup);
});
