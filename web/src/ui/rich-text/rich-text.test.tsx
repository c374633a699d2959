// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { RichText } from './rich-text';

afterEach(cleanup);

/** The markup on the page, without the attributes that only affect its looks. */
function shown(html: string, headingsFrom?: 1 | 2 | 3) {
  const { container } = render(<RichText html={html} headingsFrom={headingsFrom} />);
  return container.firstElementChild!.innerHTML.replace(/ (class|dir)="[^"]*"/g, '');
}

/** Attacks, each with what may be left of it. */
const HOSTILE: [string, string][] = [
  ['<script>alert(1)</script>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<svg onload=alert(1)><p>x</p></svg>', '<p>x</p>'],
  ['<p onclick="alert(1)" style="position:fixed" id="x" class="y">x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" &#106;ava&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
  ['<a href="vbscript:x">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<object data="x"></object><embed src="x">', ''],
  ['<form action="/x"><input name=a><button>Go</button></form>', 'Go'],
  ['<style>*{display:none}</style><link rel=stylesheet href=x>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<p>a</p><!--<img src=x onerror=alert(1)>-->', '<p>a</p>'],
  ['<template><img src=x onerror=alert(1)></template>', ''],
  ['<p data-x="1" aria-label="lie">x</p>', '<p>x</p>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<base href="https://evil.example"><meta http-equiv="refresh" content="0">', ''],
];

describe('RichText', () => {
  it.each(HOSTILE)('leaves nothing active of %s', (html, left) => {
    const markup = shown(html);
    expect(markup).not.toMatch(/on\w+=|script|<(img|svg|iframe|style|form|input|meta|base)/i);
    if (left) expect(markup).toContain(left);
  });

  it('shows every kind of element', () => {
    const html =
      '<p>a<br>b <strong>c</strong><em>d</em><u>e</u><s>f</s></p><ul><li><p>g</p></li></ul><ol start="3"><li><p>h</p></li></ol><blockquote><p>i</p></blockquote><hr>';
    expect(shown(html)).toBe(html.replace('<ol start', '<ol start'));
  });

  it('links to a page of the portal by its path, but not to other paths on its server', () => {
    const link = (html: string) => {
      const { container } = render(<RichText html={html} />, { wrapper: MemoryRouter });
      return container.querySelector('a');
    };
    const page = link('<p><a href="/help/finances">Finances</a></p>');
    expect([page?.getAttribute('href'), page?.target]).toEqual(['/help/finances', '']);
    cleanup();
    expect(link('<p><a href="/api/files/1">x</a></p>')?.getAttribute('href')).toBeNull();
  });

  it('lets each outermost part of a text choose its own direction', () => {
    const { container } = render(<RichText html="<p>שלום</p><ul><li><p>Milk</p></li></ul>" />);
    const parts = [...container.querySelectorAll('[dir="auto"]')].map(({ tagName }) => tagName);
    expect(parts).toEqual(['P', 'UL']);
  });

  it('starts its headings below those of the page', () => {
    const html = '<h1>One</h1><h2>Two</h2><h3>Three</h3>';
    expect(shown(html)).toBe('<h2>One</h2><h3>Two</h3><h4>Three</h4>');
    cleanup();
    expect(shown(html, 3)).toBe('<h3>One</h3><h4>Two</h4><h5>Three</h5>');
  });

  it('opens pages of other sites in a new tab, which learns nothing about this one', () => {
    shown(
      `<p><a href="https://example.org/">Foreign</a> <a href="${location.origin}/help">Own</a> <a href="tel:+15035550199">Call</a></p>`,
    );
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Foreign').getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(link('Foreign').getAttribute('target')).toBe('_blank');
    expect(link('Own').hasAttribute('target')).toBe(false);
    expect(link('Call').getAttribute('href')).toBe('tel:+15035550199');
  });
});

it('a text whose author began with a smaller kind of heading leaves no gap below the page’s', () => {
  const levels = (html: string) =>
    Array.from(shown(html, 2).matchAll(/<(h[1-6])>/g), ([, tag]) => tag);
  expect(levels('<h2>Warm up</h2><h3>Hips</h3><h2>Walk</h2>')).toEqual(['h2', 'h3', 'h2']);
  expect(levels('<h1>Walks</h1><h3>Hips</h3>')).toEqual(['h2', 'h3']);
  expect(levels('<h3>Hips</h3><h1>Walks</h1>')).toEqual(['h2', 'h2']);
});
