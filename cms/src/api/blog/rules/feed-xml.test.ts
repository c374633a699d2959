import { describe, expect, it } from 'vitest';
import { feedXml, type FeedItem } from './feed-xml';

const item = (more: Partial<FeedItem> = {}): FeedItem => ({
  id: 'abc',
  slug: 'a-dog',
  title: 'A dog',
  category: 'pet_care',
  coverImage: '/api/files/a',
  coverAlt: '',
  excerpt: 'In short',
  author: '',
  readingTime: 1,
  tags: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  publishedAt: '2026-02-03T04:05:06.000Z',
  paragraphs: [],
  ...more,
});
const feed = (...items: FeedItem[]) =>
  feedXml(items, { name: 'H & S', portal: 'https://p.example', self: 'https://p.example/f' });

describe('a feed', () => {
  it('contains what a reader needs about a blog, and no file', () => {
    const xml = feed(item({ author: 'Ann', tags: ['dogs'] }));
    for (const part of [
      '<title>H &amp; S: Blogs</title>',
      '<link>https://p.example/blogs/a-dog</link>',
      '<guid isPermaLink="false">abc</guid>',
      '<pubDate>Tue, 03 Feb 2026 04:05:06 GMT</pubDate>',
      '<dc:creator>Ann</dc:creator>',
      '<category>Pet Care</category><category>dogs</category>',
    ]) {
      expect(xml).toContain(part);
    }
    expect(xml).not.toContain('/api/files');
  });

  it('contains the whole text, unless it is very long', () => {
    const paragraphs = ['<p>Salt &amp; <strong>sand</strong></p>', '<p>The end</p>'];
    expect(feed(item({ paragraphs }))).toContain(
      '<content:encoded>&lt;p&gt;Salt &amp;amp; &lt;strong&gt;sand&lt;/strong&gt;&lt;/p&gt;\n&lt;p&gt;The end&lt;/p&gt;</content:encoded>',
    );
    expect(feed(item({ paragraphs: ['x'.repeat(100_001)] }))).not.toContain('content:encoded>');
    expect(feed(item())).not.toContain('content:encoded>');
  });

  it('leads to pages of the portal by their whole addresses', () => {
    const paragraphs = ['<p><a href="/help/faq">Help</a> <a href="https://a.b/">Other</a></p>'];
    const xml = feed(item({ paragraphs }));
    expect(xml).toContain('&lt;a href=&quot;https://p.example/help/faq&quot;&gt;Help');
    expect(xml).toContain('&lt;a href=&quot;https://a.b/&quot;&gt;Other');
  });

  it('contains only valid XML, and no markup', () => {
    const xml = feed(
      item({
        title: 'a\u0000\u000b\ufffe\ud800<b>"]]>&',
        slug: 'a/../ü',
        excerpt: '<img onerror=x>',
      }),
    );
    expect(xml).toContain('<title>a&lt;b&gt;&quot;]]&gt;&amp;</title>');
    expect(xml).toContain('/blogs/a%2F..%2F%C3%BC<');
    expect(xml).toContain('<description>&amp;lt;img onerror=x&amp;gt;</description>');
  });
});
