import { describe, expect, it } from 'vitest';
import { FAR_FROM_LINEAR, growthOf } from '../testing/growth';
import { markupOf, plainText, spansOf, tidyMarkup, type TextSpan } from './text';

const span = (text: string, marks = ''): TextSpan => ({
  text,
  bold: marks.includes('b'),
  italic: marks.includes('i'),
  underline: marks.includes('u'),
});

describe('reading a question’s markup', () => {
  it.each([
    ['', []],
    ['Why?', [span('Why?')]],
    ['<b>Why</b> now', [span('Why', 'b'), span(' now')]],
    ['<strong>a</strong><em>b</em>', [span('a', 'b'), span('b', 'i')]],
    ['<b>a<i>b<u>c</u></i></b>', [span('a', 'b'), span('b', 'bi'), span('c', 'biu')]],
    ['<b>a<b>b</b>c</b>d', [span('abc', 'b'), span('d')]],
    ['<b>one</b><b>two</b>', [span('onetwo', 'b')]],
    ['<b>not closed', [span('not closed', 'b')]],
    ['closed</b> only', [span('closed only')]],
    ['<b>a<i>b</b>c</i>', [span('a', 'b'), span('b', 'bi'), span('c', 'i')]],
    ['one<br>two<BR />three', [span('one\ntwo\nthree')]],
    ['Tom &amp; Jerry &lt;3 &quot;&#39;&nbsp;', [span('Tom & Jerry <3 "\u0027 ')]],
  ])('understands %j', (markup, spans) => {
    expect(spansOf(markup)).toEqual(spans);
  });

  it.each([
    '<script>alert(1)</script>',
    '<b onclick="alert(1)">x',
    '<img src=x onerror=alert(1)>',
    '</bold>',
    'a < b > c',
    '&unknown; &#60;b&#62;',
    '&ampquot;',
    '<<b>>'.replace('<b>', '<p>'),
  ])('takes unknown markup as text: %j', (markup) => {
    expect(spansOf(markup)).toEqual([span(markup)]);
  });
});

describe('writing a question’s markup', () => {
  const texts = [
    [],
    [span('a'), span('b', 'b'), span('c', 'biu')],
    [span('<b>no tag</b> &amp; <script>')],
    [span('one\ntwo', 'u'), span(' ', 'i'), span('&lt;')],
  ];
  it.each(texts.map((spans) => [spans]))(
    'keeps everything that reading it returns: %j',
    (spans) => {
      expect(spansOf(markupOf(spans))).toEqual(spans);
    },
  );
  it('uses as few tags as possible', () => {
    expect(markupOf([span('a', 'b'), span('', 'i'), span('b', 'b')])).toBe('<b>ab</b>');
    expect(markupOf([span(''), span('', 'b')])).toBe('');
    expect(markupOf([span('x', 'biu')])).toBe('<b><i><u>x</u></i></b>');
  });
});

it('the plain text has no marks', () => {
  expect(plainText('<b>Which</b> of <u>these</u><br>&amp; why?')).toBe('Which of these\n& why?');
});

describe('tidying a question’s markup', () => {
  it.each([
    ['  <b> Why </b>  ', '<b>Why</b>'],
    ['<b>  </b>Why', 'Why'],
    ['Why<i> </i><br>', 'Why'],
    ['<b>  </b>', ''],
    ['a<b> </b>b', 'a<b> </b>b'],
    ['<i><b>x</b></i>', '<b><i>x</i></b>'],
    ['<STRONG>x</STRONG>', '<b>x</b>'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['one\r\ntwo\rthree', 'one<br>two<br>three'],
    ['a\u0000\u0007b', 'a b'],
    ['half \ud83d', 'half \ufffd'],
    ['whole \ud83d\ude00', 'whole \ud83d\ude00'],
    ['a > b', 'a &gt; b'],
    ['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;'],
  ])('turns %j into %j', (markup, tidy) => {
    expect(tidyMarkup(markup)).toBe(tidy);
    expect(tidyMarkup(tidy)).toBe(tidy);
  });

  it('gives any mix of tags, entities and words a single form', () => {
    const pieces = ['<b>', '</b>', '<i>', '</i>', '<u>', '</u>', '<br>', ' ', 'a', '&', '&lt;'];
    let state = 7;
    const next = () => (state = (state * 48_271) % 2_147_483_647);
    for (let round = 0; round < 2000; round += 1) {
      const markup = Array.from({ length: next() % 12 }, () => pieces[next() % pieces.length]);
      const tidy = tidyMarkup(markup.join(''));
      expect(tidyMarkup(tidy), markup.join('')).toBe(tidy);
      expect(plainText(tidy)).toBe(plainText(markup.join('')).trim());
      expect(markupOf(spansOf(tidy))).toBe(tidy);
    }
  });

  it.each(['<', '<b>', '&', '<br ', '</'])('takes linear time, also with many %j', (piece) => {
    const growth = growthOf((times) => tidyMarkup(piece.repeat((4000 * times) / piece.length)));
    expect(growth).toBeLessThan(FAR_FROM_LINEAR);
  });
});
