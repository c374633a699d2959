import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { raw, type Reply } from './harness/http';

const ID = 'dQw4w9WgXcQ';
const BROWSER = { accept: 'text/html,*/*;q=0.8' };
const ask = (place: string, method = 'GET') => raw(method, place, { headers: BROWSER });
const file = (url: string) => ask(`/player/file?url=${encodeURIComponent(url)}`);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptOf = ({ text }: Reply) => /<script>(.*)<\/script>/.exec(text)?.[1] ?? '';

/** The directives of an answer's policy. */
const policyOf = ({ headers }: Reply) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]),
  );

/** What every page keeps to: nothing but its own style and at most its own script, framed by the portal alone. */
function expectClosed(reply: Reply, source: Record<string, string> = {}) {
  const style = /<style>(.*)<\/style>/.exec(reply.text)?.[1] ?? '';
  expect(policyOf(reply)).toEqual({
    'default-src': "'none'",
    'style-src': hashOf(style),
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    ...source,
  });
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
  });
  const script = scriptOf(reply);
  expect(reply.text.replace(`<script>${script}</script>`, '')).not.toMatch(
    /<script|\son\w+=|style=|javascript:/i,
  );
  expect(reply.text).toMatch(/<html lang="en">.*<title>[^<]+<\/title>/);
}

describe('the page of a film', () => {
  it('at YouTube frames its player and nothing else', async () => {
    const reply = await ask(`/player/youtube/${ID}`);
    expect(reply.status).toBe(200);
    expectClosed(reply, { 'frame-src': 'https://www.youtube-nocookie.com' });
    // YouTube refuses to play where it is not told which site shows it.
    expect(reply.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(reply.text).toContain(`src="https://www.youtube-nocookie.com/embed/${ID}?`);
    expect(reply.text).toContain('referrerpolicy="strict-origin-when-cross-origin"');
    expect(reply.text).toContain('title="Video on YouTube"');
    expect(reply.text).toContain(`href="https://www.youtube.com/watch?v=${ID}"`);
  });

  it('at Vimeo too, with the key of one that is not listed', async () => {
    const reply = await ask('/player/vimeo/76979871?h=8272103f6e');
    expect(reply.status).toBe(200);
    expectClosed(reply, { 'frame-src': 'https://player.vimeo.com' });
    expect(reply.text).toMatch(
      /src="https:\/\/player\.vimeo\.com\/video\/76979871\?[^"]*h=8272103f6e"/,
    );
    expect(reply.text).toContain('href="https://vimeo.com/76979871/8272103f6e"');
    expect((await ask('/player/vimeo/76979871')).status).toBe(200);
  });

  it('elsewhere plays it from there and from nowhere else', async () => {
    const reply = await file('https://films.example.org:8443/a"><script>b</script>.mp4?c&d');
    expect(reply.status).toBe(200);
    expectClosed(reply, {
      'media-src': 'https://films.example.org:8443',
      'script-src': hashOf(scriptOf(reply)),
    });
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    const address = 'https://films.example.org:8443/a%22%3E%3Cscript%3Eb%3C/script%3E.mp4?c&amp;d';
    expect(reply.text).toContain(`<video src="${address}"`);
    expect(reply.text).toContain('>Unable to play this video format</video>');
    expect(reply.text).toContain(`href="${address}"`);
  });

  it('elsewhere says so where it does not play', async () => {
    const reply = await file('https://films.example.org/gone.mp4');
    const said = '<h1 role="alert" hidden>Unable to play this video format</h1>';
    expect(reply.text).toContain(said);
    const [video, heading] = [{ hidden: false }, { hidden: true }];
    let fail: () => void = () => undefined;
    const document = {
      querySelector: (name: string) =>
        name === 'video'
          ? Object.assign(video, {
              addEventListener: (_: string, then: () => void) => (fail = then),
            })
          : heading,
    };
    runInNewContext(scriptOf(reply), { document });
    expect([video.hidden, heading.hidden]).toEqual([false, true]);
    fail();
    expect([video.hidden, heading.hidden]).toEqual([true, false]);
  });

  it.each([
    [`/player/youtube/${ID}`, `https://www.youtube.com/watch?v=${ID}`],
    ['/player/vimeo/76979871', 'https://vimeo.com/76979871'],
    ['/player/file?url=https://evil.example/x.mp4', 'https://evil.example/x.mp4'],
  ])('opened by itself plays nothing under the portal’s name: %s', async (place, film) => {
    const alone = { ...BROWSER, 'sec-fetch-dest': 'document' };
    const reply = await raw('GET', place, { headers: alone });
    expect([reply.status, reply.headers.vary]).toEqual([
      200,
      expect.stringContaining('Sec-Fetch-Dest'),
    ]);
    expectClosed(reply);
    expect(reply.text).not.toMatch(/<video|<iframe/);
    expect(reply.text).toContain(`href="${film}"`);
    const framed = await raw('GET', place, { headers: { ...BROWSER, 'sec-fetch-dest': 'iframe' } });
    expect(framed.text).toMatch(/<video|<iframe/);
  });

  it('that no browser plays says so and leads to it', async () => {
    const reply = await file('https://example.org/old.WMV');
    expect(reply.status).toBe(200);
    expectClosed(reply);
    expect(reply.text).toContain('<h1>Unable to play this video format</h1>');
    expect(reply.text).toContain('href="https://example.org/old.WMV"');
    expect(reply.text).not.toContain('<video');
  });
});

describe('what is no film', () => {
  const urls = [
    '',
    'x',
    'javascript:alert(1)//.mp4',
    'data:video/mp4;base64,AAAA',
    'file:///etc/passwd.mp4',
    "https://a.example; script-src 'unsafe-inline'/x.mp4",
    'https://a;script-src.example/x.mp4',
    'https://*.example/x.mp4',
    'https://a,b.example/x.mp4',
    'https://u:p@example.org/x.mp4',
    'https://localhost/x.mp4',
    '/uploads/x.mp4',
    '//example.org',
    'https://example.org/x.html',
    `https://youtu.be/${ID}`,
    'https://example.org/x.svg',
    `https://a.b/${'x'.repeat(3000)}.mp4`,
  ];
  it.each([
    '/player',
    '/player/',
    '/player/youtube',
    '/player/youtube/',
    '/player/youtube/short',
    `/player/youtube/${ID}x`,
    `/player/youtube/${ID}/x`,
    '/player/youtube/videoseries',
    '/player/youtube/%22%3E%3Cscript%3E',
    '/player/youtube/"><script>x',
    '/player/youtube/..%2f..%2f..',
    `/player/youtube/%64${ID.slice(1)}`,
    '/player/vimeo/1',
    '/player/vimeo/76979871x',
    '/player/vimeo/76979871?h="><script>',
    '/player/vimeo/76979871?h=ABC',
    '/player/other/1',
    '/player/file',
    '/player/file/x?url=https://example.org/x.mp4',
    '/player/file?url[]=x',
    '/player/file?url=%ff%00',
    '/player/file?url=%',
    ...urls.map((url) => `/player/file?url=${encodeURIComponent(url)}`),
  ])('has none at %s', async (place) => {
    const reply = await ask(place);
    expect(reply.status).toBe(404);
    expectClosed(reply);
    expect(reply.text).toContain('Invalid video URL');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is only read', async () => {
    expect((await ask(`/player/youtube/${ID}`, 'HEAD')).status).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask(`/player/youtube/${ID}`, method)).status).toBeGreaterThanOrEqual(400);
  });
});
