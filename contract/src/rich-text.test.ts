import { describe, expect, it } from 'vitest';
import { FAR_FROM_LINEAR, growthOf } from './testing/growth';
import { SECTIONS } from './section';
import { isEmptyRich, safeHref, textOfRich, withWholeLinks } from './rich-text';

/** Reproducible random addresses. */
function* nonsense(count: number): Generator<string> {
  const parts = [
    'http:',
    'HTTPS://',
    'mailto:',
    'tel:',
    'javascript:',
    'data:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '#',
    '?',
    '%',
    '%2',
    '%00',
    '&amp;',
    '"',
    "'",
    '<',
    '>',
    '`',
    ' ',
    '\t',
    '\n',
    '\u0000',
    '\u200b',
    '\u202e',
    '\ud83d',
    'é',
    '例',
    'example.org',
    'a',
    '1',
    '.',
    ';',
    '[::1]',
    '0x7f',
    '😀',
    '\u00a0',
  ];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 65_536) % below;
  };
  for (let n = 0; n < count; n += 1) {
    yield Array.from({ length: 1 + next(9) }, () => parts[next(parts.length)]).join('');
  }
}

describe('a link', () => {
  it.each([
    ['https://example.org', 'https://example.org/'],
    [' HTTP://Example.ORG:8080/A?b=c#d ', 'http://example.org:8080/A?b=c#d'],
    ['example.org', 'https://example.org/'],
    ['www.example.org:8080/x', 'https://www.example.org:8080/x'],
    ['https://example.org/a b"c<d>', 'https://example.org/a%20b%22c%3Cd%3E'],
    [
      'mailto:care@example.org?subject=A "b" <c>',
      'mailto:care@example.org?subject=A%20%22b%22%20%3Cc%3E',
    ],
    ['tel:+1 (503) 555-0199;ext=4', 'tel:+1 (503) 555-0199;ext=4'],
    // Addresses that only look like another show what they really are.
    ['https://раураl.com', 'https://xn--l-7sba6dbr.com/'],
    ['https://exa\u200bmple.org/\u202egpj', 'https://example.org/gpj'],
    ['https:\\\\example.org', 'https://example.org/'],
    ['htt\tps://exam\nple.org', 'https://example.org/'],
    ['https://example.org/\ud83d', 'https://example.org/%EF%BF%BD'],
    // A page of the portal, by its path.
    ['/blogs', '/blogs'],
    [' /help/finances/12?search=two cats#top ', '/help/finances/12?search=two%20cats#top'],
    ['/pets/../forms', '/forms'],
    ['/admin-library?tab=forms', '/admin-library?tab=forms'],
    ['/library\\items/3', '/library/items/3'],
    ['/help?search=a"b<c>`\\', '/help?search=a%22b%3Cc%3E%60%5C'],
    ['/blogs/caf%C3%A9', '/blogs/caf%C3%A9'],
    ['/', '/'],
  ])('to %j leads to %j', (typed, href) => expect(safeHref(typed)).toBe(href));

  it.each([
    '',
    '  ',
    '#top',
    '?q',
    '//example.org',
    '/\\example.org',
    '/..//example.org',
    '\\\\example.org',
    'two words',
    'hello',
    '/%2e%2e//example.org',
    '/\t/example.org',
    '/\u200b/example.org',
    '/./\\example.org',
    '/api/files/1',
    '/API',
    '/x/../admin',
    '/uploads/a.png',
    '/%61pi/files/1',
    '/%2fevil.example',
    '/help/%2f%2fevil.example',
    '/help/..%2f..%2fapi/files/1',
    '/help/%2e%2e%2fadmin',
    '/help/%252e%252e/admin',
    '/help/%5c%5cevil.example',
    '/help/a%0d%0aSet-Cookie:x',
    '/help/%00',
    '/help/%c0%ae%c0%ae/admin',
    '/help/%',
    '/help//evil.example',
    '/helpful',
    '/help@evil.example',
    '/nowhere',
    '/sign-in',
    '/reset-password?token=1',
    '/preview/blog/1',
    '/content-manager',
    '/api-docs',
    '/.well-known/x',
    '/service-worker.js',
    `/help/${'x'.repeat(2000)}`,
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\u0000script:1',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'javascript\t:alert(1)',
    'javascript://example.org/%0aalert(1)',
    'javascript:8080',
    'javascript.x:alert(1)',
    'vbscript:msgbox',
    'data:text/html,<script>',
    'DATA:text/html;base64,x',
    'blob:https://a.b/c',
    'file:///etc/passwd',
    'ftp://example.org',
    'view-source:https://example.org',
    'about:blank',
    'https://',
    'https:javascript:alert(1)',
    'http://a b',
    'https://[',
    'https://example.org:99999',
    'https://paypal.com@evil.example',
    'https://a:b@evil.example',
    'paypal.com@evil.example',
    'mailto:',
    'mailto:nobody',
    'tel:',
    'tel:abc',
    'tel:1"><script>',
    'tel:%3Cscript%3E1',
    `https://example.org/${'x'.repeat(2000)}`,
    `https://example.org/${'é'.repeat(400)}`,
  ])('to %j leads nowhere', (typed) => expect(safeHref(typed)).toBeNull());

  it('may lead to the page of every section', () => {
    for (const { path } of SECTIONS) expect(safeHref(path)).toBe(path);
  });

  it('to a page of the portal is complete where a text is read elsewhere', () => {
    const html = '<p><a href="/help/faq">One</a> <a href="https://a.b/">two</a> href="/x"</p>';
    expect(withWholeLinks(html, 'https://portal.example/$&')).toBe(
      '<p><a href="https://portal.example/$&/help/faq">One</a> <a href="https://a.b/">two</a> href="/x"</p>',
    );
  });

  it('has only the four schemes and does not change when it is read again, whatever it is made of', () => {
    let some = 0;
    for (const typed of nonsense(20_000)) {
      const href = safeHref(typed);
      if (href === null) continue;
      some += 1;
      expect(href).toMatch(/^(https?:\/\/[^@/]+\/|mailto:|tel:|\/(?![/\\]))/);
      expect(href).not.toMatch(/["<>`\n\t]/);
      expect(safeHref(href), typed).toBe(href);
    }
    expect(some).toBeGreaterThan(200);
  });
});

describe('the plain text of a rich text', () => {
  it.each([
    ['', ''],
    ['<p></p><hr><p></p>', ''],
    ['<p>a</p><p>b</p>', 'a\nb'],
    ['<h2>One</h2><ul><li><p>two</p></li><li><p>three</p></li></ul>', 'One\ntwo\nthree'],
    ['<p>a<br>b <strong>c</strong></p>', 'a\nb c'],
    [
      '<p>&amp;lt; &lt;b&gt; &quot;x&quot; &#x41;&#66;&nbsp;&unknown;</p>',
      '&lt; <b> "x" AB &unknown;',
    ],
    ['<p><a href="https://example.org/?a=1&amp;b=2">link</a></p>', 'link'],
    ['<p>&#0;&#xD800;&#99999999999;</p>', '&#0;&#xD800;&#99999999999;'],
  ])('is, for %j, %j', (html, text) => {
    expect(textOfRich(html)).toBe(text);
    expect(isEmptyRich(html)).toBe(text === '');
  });

  it.each(['<', '<p', '&', '&#', ' \n', '<br ', '\u00a0 '])(
    'is extracted in linear time, also from many %j',
    (part) => {
      const growth = growthOf((times) => textOfRich(part.repeat(5000 * times)));
      expect(growth).toBeLessThan(FAR_FROM_LINEAR);
    },
  );
});
