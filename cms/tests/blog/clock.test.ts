import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogCalls, contentWith, readerCalls } from '../harness/blogs';
import { connect } from '../harness/database';
import { makeMember, openSession } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { publishDue, sweep, SWEEPING } from '../harness/sweep';
import { picture } from '../inbox/file-kinds';

let own: Server;
let into: Knex;
let blogs: ReturnType<typeof blogCalls>;
let reader: ReturnType<typeof readerCalls>;

beforeAll(async () => {
  own = await ownServer({ env: { ...SWEEPING, SEED_DEMO: 'false' } });
  into = connect(own.info.database);
  const session = async (role: 'admin' | 'foster') =>
    openSession((await makeMember({ role, into })).id, own.info, into);
  blogs = blogCalls(await session('admin'), own.info.baseUrl);
  reader = readerCalls(await session('foster'), own.info.baseUrl);
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Lets the hour of a draft come. */
const passPublishTime = (id: string) =>
  into('blogs')
    .where({ document_id: id })
    .update({ publish_at: ago(0.01) });

describe('the publish time of a blog', () => {
  it('publishes it once, however many servers look for it', async () => {
    const due = await blogs.made({ publish: true, publishAt: inAnHour() });
    const later = await blogs.made({ publish: true, publishAt: inAnHour() });
    await passPublishTime(due.id);
    await publishDue(own.info, 5);
    expect((await reader.read(due.slug)).status).toBe(200);
    expect((await reader.read(later.slug)).status).toBe(404);
    expect((await blogs.detail(due.id)).body.blog).toMatchObject({
      state: 'published',
      publishAt: null,
      publishedAt: expect.any(String),
    });
    const said = await into('portal_history').where({ about_name: due.title }).pluck('action');
    expect(said.filter((action) => action === 'published')).toHaveLength(1);
    expect((await blogs.versions(due.id)).body.versions).toMatchObject([{ published: true }]);
    await blogs.unpublish(due.id);
    await publishDue(own.info);
    expect((await reader.read(due.slug)).status).toBe(404);
  });

  it('is reported to the admins once if the blog can\u2019t be published', async () => {
    const { id, title } = await blogs.made({ publish: true, publishAt: inAnHour() });
    const row = await into('blogs').where({ document_id: id }).first('id');
    // Nothing to read is left in it.
    await into('blogs_cmps').where({ entity_id: row.id, field: 'paragraphs' }).delete();
    await passPublishTime(id);
    await publishDue(own.info);
    await publishDue(own.info);
    const told = await into('portal_notifications').where({ kind: 'blog' });
    expect(told).toMatchObject([
      {
        title: `\u201c${title}\u201d couldn’t be published`,
        body: expect.stringMatching(/paragraph/i),
        link: `/admin-blogs?write=${id}`,
      },
    ]);
    const tries = readFileSync(own.info.logFile, 'utf8').match(/could not be brought out/g);
    expect(tries).toHaveLength(1);
  });

  it('publishes changes of a blog that is already public', async () => {
    const { id, slug } = await blogs.made({ publish: true });
    const next = { title: 'Next', category: 'pet_care', content: contentWith() };
    await blogs.save(id, { ...next, publish: true, publishAt: inAnHour() });
    await passPublishTime(id);
    await publishDue(own.info);
    expect((await reader.read(slug)).body.blog.title).toBe('Next');
  });
});

describe('the nightly sweep', () => {
  const filesLeft = () => into('files').orderBy('id').pluck('id');

  it('erases what was deleted 30 days ago, with its files, and nothing else', async () => {
    const upload = async (name: string) =>
      (await blogs.upload(await picture(9, 9).png().toBuffer(), name)).body.url;
    const before = await filesLeft();
    const gone = await blogs.made({ coverImage: await upload('a.png'), publish: true });
    const { title, category, content } = gone;
    // Its first cover is in a version only.
    await blogs.save(gone.id, { title, category, content, coverImage: await upload('b.png') });
    const kept = await blogs.made({ coverImage: await upload('c.png') });
    await blogs.save(kept.id, { title, category, content, coverImage: null });
    const recent = await blogs.made();
    for (const { id } of [gone, recent]) await blogs.remove(id);
    const deletedAt = { [gone.id]: ago(30 * 24 + 1), [recent.id]: ago(30 * 24 - 1) };
    for (const [document_id, deleted_at] of Object.entries(deletedAt)) {
      await into('blogs').where({ document_id }).update({ deleted_at });
    }
    await into('files').update({ created_at: ago(48) });
    await sweep(own.info);
    const trash = (await blogs.trash()).body.items.map(({ id }: { id: string }) => id);
    expect(trash).toEqual([recent.id]);
    for (const [table, column] of [
      ['blogs', 'document_id'] as const,
      ['blog_versions', 'blog'] as const,
      ['blog_addresses', 'blog'] as const,
    ]) {
      expect(await into(table).where({ [column]: gone.id })).toEqual([]);
      expect(await into(table).where({ [column]: kept.id })).not.toEqual([]);
    }
    expect(await filesLeft()).toHaveLength(before.length + 1);
    expect((await blogs.made({ title: gone.title })).slug).toBe(gone.slug);
  });

  it('removes uploads that no blog has used for a day', async () => {
    const before = await filesLeft();
    for (const name of ['a.png', 'b.png']) {
      await blogs.upload(await picture(9, 9).png().toBuffer(), name);
    }
    const [old] = (await filesLeft()).filter((id) => !before.includes(id));
    await into('files')
      .where({ id: old })
      .update({ created_at: ago(25) });
    await sweep(own.info);
    expect(await filesLeft()).toHaveLength(before.length + 1);
  });
});
