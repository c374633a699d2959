import { isPageHref, MARKUP, safeHref } from '@hearthside/rich-text/markup';
import clsx from 'clsx';
import DOMPurify from 'dompurify';
import { createElement, useMemo, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export interface RichTextProps {
  /** Markup from the server. It is cleaned once more here. */
  html: string;
  /** The level on the page for its largest kind of heading, so that a page has only one h1 and no gap. */
  headingsFrom?: 1 | 2 | 3 | 4;
  className?: string;
}

/**
 * How each element looks. The size of a heading depends on the level that was written, not on its level on the page.
 */
const LOOKS: Record<string, string> = {
  p: 'empty:h-3',
  h1: 'font-display text-xl font-[560] mt-4 first:mt-0',
  h2: 'font-display text-l font-[560] mt-3 first:mt-0',
  h3: 'font-body text-m font-[650] mt-2 first:mt-0',
  a: 'text-brand underline underline-offset-2 hover:text-brand-strong',
  ul: 'grid list-disc gap-1.5 pl-6',
  ol: 'grid list-decimal gap-1.5 pl-6',
  li: 'grid-cols-1 [&>ol]:mt-1.5 [&>p+p]:mt-2 [&>ul]:mt-1.5',
  blockquote: 'grid gap-3 border-l-3 border-brand pl-4 text-ink-soft',
  hr: 'my-2 border-line-strong',
};

/**
 * The only place where stored markup becomes part of a page (specification/security.md, Text). It is cleaned and then
 * rebuilt from React elements, so that the browser never gets raw markup.
 */
export function RichText({ html, headingsFrom = 2, className }: RichTextProps) {
  const content = useMemo(() => {
    const text = cleaned(html);
    return partsOf(text, levelsOf(text, headingsFrom));
  }, [html, headingsFrom]);
  return (
    <div className={clsx('grid max-w-[60ch] grid-cols-1 gap-3.5 wrap-anywhere', className)}>
      {content}
    </div>
  );
}

const cleaned = (html: string) =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: MARKUP.tags,
    ALLOWED_ATTR: MARKUP.attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });

type Levels = ReadonlyMap<Element, number>;

/**
 * The level on the page of each heading. Whoever listens to a page goes by levels, so none is left out: the largest
 * kind that a text uses is at the first level, whichever its author chose, and each heading at most one below the last.
 */
function levelsOf(text: ParentNode, first: number): Levels {
  const headings = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const kinds = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  let last = first - 1;
  return new Map(
    headings.map((heading) => {
      last = Math.min(6, last + 1, first + kinds.indexOf(heading.tagName));
      return [heading, last];
    }),
  );
}

const partsOf = (parent: Node, levels: Levels): ReactNode[] =>
  [...parent.childNodes].map((node, at) => partOf(node, at, levels));

function partOf(node: Node, key: number, levels: Levels): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const tag = node.tagName.toLowerCase();
  if (!MARKUP.tags.includes(tag)) return null;
  const children = partsOf(node, levels);
  const level = levels.get(node);
  const shown = level ? `h${level}` : tag;
  // Each outermost part of a text has its own direction. A list has a single one.
  const dir = /^(p|h\d|ul|ol|blockquote)$/.test(tag) && isOutermost(node) ? 'auto' : undefined;
  const attributes = { key, dir, className: LOOKS[tag], ...ownAttributes(node, tag) };
  // A link to a page of the portal works like all its other links.
  if ('to' in attributes) return createElement(Link, attributes as LinkProps, ...children);
  return createElement(shown, attributes, ...children);
}

const isOutermost = (node: Element) => !(node.parentNode instanceof Element);

function ownAttributes(node: Element, tag: string) {
  if (tag === 'ol') return { start: Number.parseInt(node.getAttribute('start') ?? '1', 10) || 1 };
  if (tag !== 'a') return undefined;
  const href = safeHref(node.getAttribute('href') ?? '');
  if (href === null) return undefined;
  if (isPageHref(href)) return { to: href };
  const isForeign = /^https?:/.test(href) && new URL(href).origin !== location.origin;
  return isForeign ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : { href };
}
