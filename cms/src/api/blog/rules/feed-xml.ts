import { BLOG_CATEGORIES } from '@hearthside/contract/blog/fields';
import { blogPages } from '@hearthside/contract/blog/pages';
import type { BlogItem } from '@hearthside/contract/blog/shapes';
import { withWholeLinks } from '@hearthside/contract/rich-text';

/** Removes control characters that XML does not allow, and escapes markup characters. */
const escaped = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escaped(text)}</${name}>`;

/** So much of rich text goes into a feed, in characters. Of a longer blog the feed has the excerpt. */
const TEXT_MAX = 100_000;

/** A blog with its paragraphs as cleaned rich text. */
export interface FeedItem extends BlogItem {
  paragraphs: readonly string[];
}

/**
 * The whole text (RSS 1.0 content module). It is markup, so it is escaped once, as XML. A feed reader does not know the
 * portal, so links to its pages get its address.
 */
function wholeText({ paragraphs }: FeedItem, portal: string): string[] {
  const html = withWholeLinks(paragraphs.join('\n'), portal);
  return html === '' || html.length > TEXT_MAX ? [] : [element('content:encoded', html)];
}

const itemXml = (item: FeedItem, portal: string) =>
  [
    '<item>',
    element('title', item.title),
    element('link', portal + blogPages.blog(item.slug)),
    element('guid', item.id, ' isPermaLink="false"'),
    element('pubDate', new Date(item.publishedAt ?? item.createdAt).toUTCString()),
    ...(item.author ? [element('dc:creator', item.author)] : []),
    element('category', BLOG_CATEGORIES[item.category]),
    ...item.tags.map((tag) => element('category', tag)),
    // Plain text. Feed readers treat it as markup, so it is escaped once as markup and once as XML.
    element('description', escaped(item.excerpt)),
    ...wholeText(item, portal),
    '</item>',
  ].join('');

/** Blogs as RSS 2.0, with their whole text. It links to no file, because such links end. */
export function feedXml(
  items: readonly FeedItem[],
  {
    name,
    portal,
    self,
  }: { name: string; /** Without a trailing slash. */ portal: string; self: string },
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${name}: Blogs`),
    element('link', portal + blogPages.list),
    element('description', `The newest blogs of ${name}`),
    `<atom:link rel="self" type="application/rss+xml" href="${escaped(self)}"/>`,
    ...items.map((item) => itemXml(item, portal)),
    '</channel>',
    '</rss>',
  ].join('\n');
}
