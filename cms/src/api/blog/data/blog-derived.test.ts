import { describe, expect, it } from 'vitest';
import { derivedOf, leadOf } from './blog-derived';

const paragraph = (content: string) => ({ content, file: null });
const blog = { title: 'Zoë ÅSA', subtitle: null, excerpt: null };

describe('what is derived from a blog', () => {
  it('includes an excerpt from its first paragraph with text', () => {
    const paragraphs = ['', '<p> </p>', '<p>One &amp; <em>two</em></p><p>three</p>'].map(paragraph);
    expect(derivedOf({ ...blog, paragraphs })).toEqual({
      titleKey: 'zoe asa',
      lead: 'One & two three',
      readingTime: 1,
    });
  });

  it('includes a reading time that fits its length', () => {
    const paragraphs = [paragraph(`<p>${'word '.repeat(660)}</p>`)];
    expect(derivedOf({ ...blog, paragraphs }).readingTime).toBe(3);
  });
});

describe('the lead of a text', () => {
  it.each([
    ['short', 'short'],
    ['x'.repeat(320), 'x'.repeat(320)],
    [`${'word '.repeat(100)}`, `${'word '.repeat(62)}word\u2026`],
    ['x'.repeat(400), `${'x'.repeat(319)}\u2026`],
    ['🐶'.repeat(400), `${'🐶'.repeat(319)}\u2026`],
  ])('ends with a word: %s', (text, lead) => expect(leadOf(text)).toBe(lead));
});
