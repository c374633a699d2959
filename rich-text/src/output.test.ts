// @vitest-environment jsdom
import { RICH_TEXT_TAGS, safeHref } from '@hearthside/contract/rich-text';
import { describe, expect, it } from 'vitest';
import { asEditorWrites, beforePaste } from './output';

/**
 * What is wrong with a stored text: it may have only the contract's tags, each with its own attributes, and safe
 * links.
 */
function faults(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((one) => {
    const tag = one.tagName.toLowerCase();
    const allowed = RICH_TEXT_TAGS[tag];
    if (!allowed) return [tag];
    const more = [...one.attributes].filter(({ name }) => !allowed.includes(name));
    const href = one.getAttribute('href');
    const badLink = tag === 'a' && (href === null || safeHref(href) !== href);
    return [...more.map(({ name }) => `${tag} ${name}`), ...(badLink ? [`link ${href}`] : [])];
  });
}

/** A random generator with a fixed seed, so that a failure can be reproduced. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % sides;
  };
}

const WRAPS = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h6',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'strike',
  'ul',
  'ol',
  'li',
  'blockquote',
  'div',
  'span',
  'table',
  'tr',
  'td',
  'pre',
  'code',
  'font',
  'ol start="3"',
  'ol start="x"',
  'ol type="I"',
  'p style="text-align:center"',
  'section',
  'span style="font-weight:bold"',
  'a href="https://example.org/x"',
  'a href="tel:+15035550199"',
  'a href="javascript:alert(1)"',
  'a href="data:text/html,x" onclick="x()"',
  'a name="x"',
  'script',
  'style',
  'svg onload="x()"',
  'iframe src="https://evil.example"',
  'p class="x" id="y"',
];
const LEAVES = [
  'words',
  ' ',
  '&amp;',
  '&lt;b&gt;',
  '<br>',
  '<hr>',
  '<img src=x onerror=x()>',
  '🐾',
  '',
];

function randomMarkup(roll: (sides: number) => number, depth: number): string {
  if (depth === 0 || roll(4) === 0) return LEAVES[roll(LEAVES.length)] ?? '';
  const open = WRAPS[roll(WRAPS.length)] ?? 'p';
  const inside = Array.from({ length: 1 + roll(3) }, () => randomMarkup(roll, depth - 1)).join('');
  return `<${open}>${inside}</${open.split(' ')[0]}>`;
}

describe('what the editor writes', () => {
  it('is the contract’s markup, whatever the input, and does not change when it is read again', () => {
    const roll = dice(7);
    for (let at = 0; at < 80; at++) {
      const given = randomMarkup(roll, 5);
      const written = asEditorWrites(given);
      expect(faults(written), given).toEqual([]);
      expect(asEditorWrites(written), given).toBe(written);
    }
  });

  it.each([
    ['', ''],
    ['<p></p><p> </p>', ''],
    ['<p>&nbsp;</p>', ''],
    ['Plain words', '<p>Plain words</p>'],
    ['<p></p><p>One</p><p></p>', '<p>One</p>'],
    ['<p>One</p><p></p><p>Two</p>', '<p>One</p><p></p><p>Two</p>'],
    ['<h5>Deep</h5>', '<h3>Deep</h3>'],
    ['<b>b</b><i>i</i><del>d</del>', '<p><strong>b</strong><em>i</em><s>d</s></p>'],
    ['<ol start="3"><li>c</li></ol>', '<ol start="3"><li><p>c</p></li></ol>'],
    ['<ol type="a"><li>a</li></ol>', '<ol><li><p>a</p></li></ol>'],
    [
      '<a href="https://example.org" target="_blank" class="x">x</a>',
      '<p><a href="https://example.org/">x</a></p>',
    ],
    ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
    ['<a href="java\nscript:alert(1)">x</a>', '<p>x</p>'],
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<p>1 &lt; 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
    ['<blockquote><p>q</p></blockquote><hr>', '<blockquote><p>q</p></blockquote><hr>'],
  ])('is, for %j, %j', (given, kept) => expect(asEditorWrites(given)).toBe(kept));

  it('is plain text for what a word processor copies', () => {
    const word =
      '<!--StartFragment--><p class=MsoNormal style="margin:0"><b><span style="font-family:Calibri;color:red">Feeding<o:p></o:p></span></b></p><table><tr><td>Mon</td><td>Tue</td></tr></table><!--EndFragment-->';
    expect(asEditorWrites(beforePaste(word))).toBe('<p><strong>Feeding</strong></p><p>Mon Tue</p>');
  });
});
