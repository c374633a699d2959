import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, type Visit } from '../src/browser';
import { arrive, leave } from '../src/inbox-steps';
import { useSystem } from '../src/system';

/** What would run, load or send something, if anything of it were more than text. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src="https://evil.example/a.png" onerror="alert(1)">',
  '<p onclick="alert(1)" style="background:url(https://evil.example/b.png)">Press here</p>',
  '<a href="javascript:alert(1)">a link</a>',
  '<a href="data:text/html,<script>alert(1)</script>">another link</a>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe><object data="https://evil.example/c"></object>',
  '<form action="https://evil.example"><input name=a autofocus onfocus=alert(1)></form>',
  '<style>@import "https://evil.example/d.css"</style>' +
    '<link rel=stylesheet href="https://evil.example/e.css">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<video src="https://evil.example/f.mp4" autoplay></video>',
];
const TITLE = 'A blog of nothing good <img src=x onerror=alert(1)>';
const LAST = 'The last line of it';

const system = useSystem();
let rosa: Visit;
beforeAll(async () => {
  rosa = await arrive(system, 'rosa');
});
afterAll(() => leave(rosa));

describe('a blog full of what is hostile', () => {
  let slug: string;
  beforeAll(async () => {
    const amara = await apiOf(system.portal.url, 'amara');
    // Ten paragraphs are the most a blog has.
    const halves = [HOSTILE.slice(0, 7), HOSTILE.slice(7)];
    const content = JSON.stringify({
      ...{ subtitle: HOSTILE[0], tags: [HOSTILE[1]?.slice(0, 40)] },
      videoUrls: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
      paragraphs: [
        ...halves.map((half) => ({ content: half.join('<p>and</p>'), file: null })),
        { content: `<p>${LAST}</p>`, file: null },
      ],
    });
    const { blog } = await amara.post<{ blog: { slug: string } }>('/blogs', {
      ...{ title: TITLE, category: 'pet_care', content, publish: true },
      ...{ author: HOSTILE[0], excerpt: HOSTILE[2], coverAlt: HOSTILE[1] },
    });
    ({ slug } = blog);
  });

  it('is read as text: nothing runs, and nothing is asked of anybody else', async () => {
    const { page, context } = rosa;
    const elsewhere: string[] = [];
    const dialogs: string[] = [];
    const { origin } = new URL(system.portal.url);
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) elsewhere.push(url);
    });
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const address of ['/blogs', `/blogs/${slug}`]) {
      await page.goto(address);
      await page.getByRole('heading', { name: TITLE }).first().waitFor();
    }
    await page.getByText(LAST).waitFor();
    await page.getByText('Press here').click();
    await page.waitForLoadState('networkidle');
    await look(page, 'hostile-blog');
    expect([elsewhere, dialogs]).toEqual([[], []]);
    // What is asked of YouTube waits for a press.
    await page.getByRole('button', { name: /^Play: / }).waitFor();
    const article = page.locator('main article').first();
    expect(await article.locator('script, iframe, object, form, svg[onload], style').count()).toBe(
      0,
    );
    const links = await article
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(links.filter((href) => /^(javascript|data):/i.test(href))).toEqual([]);
  });
});
