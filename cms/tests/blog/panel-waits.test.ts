import { expect, it } from 'vitest';
import { scheduledDrafts } from '../../src/admin/scheduled-publishing';
import { BLOG, waitingBlogs } from '../../src/admin/widgets/waiting-content';
import type { Get, Waiting } from '../../src/admin/widgets/waiting';
import { blogCalls, contentWith } from '../harness/blogs';
import { signedIn, unique } from '../harness/members';
import { panelAccount, panelSignIn } from '../panel/panel-client';

it('the panel lists every blog whose draft is not published, with its state', async () => {
  const blogs = blogCalls(await signedIn({ role: 'admin' }));
  const { email, password } = panelAccount('strapi-editor');
  const panel = await panelSignIn(email, password);
  const mine = unique('Waits ');
  const asked = (list: string) =>
    panel.get(`${list}&filters[$and][5][title][$startsWith]=${encodeURIComponent(mine)}`);
  // Of all blogs there only those of this test.
  const get = (async (list: string) => ({ data: (await asked(list)).body })) as Get;
  const made = (name: string, more: object = {}) => blogs.made({ title: mine + name, ...more });

  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  await made(' out', { publish: true });
  await made(' draft');
  await made(' set', { publish: true, publishAt });
  const back = await made(' back', { publish: true });
  await blogs.unpublish(back.id);
  const changed = await made(' changed', { publish: true });
  const { category, slug } = changed;
  const content = contentWith({ subtitle: 'Another' });
  await blogs.save(changed.id, { title: changed.title, category, slug, content });
  await blogs.remove((await made(' gone')).id);
  const both = await made(' both', { publish: true });
  const said = { title: both.title, category, slug: both.slug, content };
  await blogs.save(both.id, { ...said, publish: true, publishAt });

  const waiting = await waitingBlogs(get);
  expect(waiting.map(({ id, text }) => [id, text.replace(mine, '')])).toEqual([
    ['drafts', 'The blog “ draft” is a draft'],
    ['unpublished', 'The blog “ back” was published and is a draft again'],
    ['changed', '2 blogs have changes that are not published'],
    ['scheduled', expect.stringMatching(/^2 blogs are scheduled\. /)],
  ]);
  // Each leads to a list of just that.
  for (const item of waiting as (Waiting & { to: string })[]) {
    const { status, body } = await asked(item.to);
    const total = Number(/^\d+/.exec(item.text)?.[0] ?? 1);
    expect([item.id, status, body.results.length]).toEqual([item.id, 200, total]);
    if (total === 1) expect(item.text).toContain(body.results[0].title);
  }

  // What was out before it was deleted is back as a draft.
  const gone = await made(' again', { publish: true });
  await blogs.remove(gone.id);
  await blogs.restore(gone.id);
  expect((await waitingBlogs(get)).map(({ text }) => text)).toContain(
    '2 blogs were published and are drafts again',
  );
});

it('the panel finds which of the blogs selected in a list are scheduled, whatever the list shows of them', async () => {
  const blogs = blogCalls(await signedIn({ role: 'admin' }));
  const { email, password } = panelAccount('strapi-editor');
  const panel = await panelSignIn(email, password);
  const out = await blogs.made({ publish: true });
  const { id, title, category, content } = await blogs.made({ publish: true });
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  await blogs.save(id, { title, category, content, publish: true, publishAt });
  const selected = [out.id, id].map((documentId) => ({ documentId }));
  const { body } = await panel.get(scheduledDrafts(BLOG, selected));
  expect(body.results).toMatchObject([{ documentId: id, title, publishAt }]);
});
