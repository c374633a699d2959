import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { askingPage, PAGE_POLICY, refusedPage, stoppedPage } from './unsubscribe-page';

const HOSTILE = 'Paws & <script>alert(1)</script> "Home"';
const pages = {
  asking: askingPage(HOSTILE, 'forms'),
  stopped: stoppedPage(HOSTILE, 'forms'),
  refused: refusedPage(HOSTILE, 'This link does not work.'),
};

it.each(Object.entries(pages))(
  'the page "%s" writes hostile names as text alone',
  (_which, html) => {
    expect(html).toContain('Paws &amp; &lt;script&gt;alert(1)&lt;/script&gt; &quot;Home&quot;');
    expect(html).not.toMatch(/<script|<img|<link|https?:/);
    expect(html).toContain('href="/profile/notifications"');
  },
);

it('the page has a button only where there is something to switch off', () => {
  expect(pages.asking).toContain('<form method="post">');
  expect(pages.asking).toContain('name="List-Unsubscribe" value="One-Click"');
  expect(pages.stopped + pages.refused).not.toContain('<form');
});

it('the policy of the page allows its own style and no other', () => {
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(pages.asking) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(PAGE_POLICY).toContain(`style-src 'sha256-${hash}'`);
  expect(pages.asking).not.toContain('style="');
});
