import { MARKUP, safeHref } from '@hearthside/rich-text/markup';
import clsx from 'clsx';
import DOMPurify from 'dompurify';
import { createElement, useMemo, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export interface RichTextProps {
  /** Markup as it came from the server; it is cleaned once more. */
  html: string;
  /** The level of the page that its first kind of heading gets, so that a page has one h1. */
  headingsFrom?: 1 | 2 | 3 | 4;
  className?: string;
}

/** How each kind of part looks where it is read; sizes of headings go by what was written, not by the page. */
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
 * The only place where written markup becomes a page (specification/security.md, Text): cleaned, then made of
 * React's own elements, so that no markup is ever handed to the browser as it is.
 */
export function RichText({ html, headingsFrom = 2, className }: RichTextProps) {
  const content = useMemo(() => partsOf(cleaned(html), headingsFrom), [html, headingsFrom]);
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

const partsOf = (parent: Node, headingsFrom: number): ReactNode[] =>
  [...parent.childNodes].map((node, at) => partOf(node, at, headingsFrom));

function partOf(node: Node, key: number, headingsFrom: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const tag = node.tagName.toLowerCase();
  if (!MARKUP.tags.includes(tag)) return null;
  const children = partsOf(node, headingsFrom);
  const level = /^h([1-6])$/.exec(tag)?.[1];
  const shown = level ? `h${Math.min(6, Number(level) + headingsFrom - 1)}` : tag;
  // Each part of a text runs in its own direction; a list in one.
  const dir = /^(p|h\d|ul|ol|blockquote)$/.test(tag) && isOutermost(node) ? 'auto' : undefined;
  const attributes = { key, dir, className: LOOKS[tag], ...ownAttributes(node, tag) };
  // A page of the portal opens as any other of its links.
  if ('to' in attributes) return createElement(Link, attributes as LinkProps, ...children);
  return createElement(shown, attributes, ...children);
}

const isOutermost = (node: Element) => !(node.parentNode instanceof Element);

function ownAttributes(node: Element, tag: string) {
  if (tag === 'ol') return { start: Number.parseInt(node.getAttribute('start') ?? '1', 10) || 1 };
  if (tag !== 'a') return undefined;
  const href = safeHref(node.getAttribute('href') ?? '');
  if (href === null) return undefined;
  if (href.startsWith('/')) return { to: href };
  const isForeign = /^https?:/.test(href) && new URL(href).origin !== location.origin;
  return isForeign ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : { href };
}
