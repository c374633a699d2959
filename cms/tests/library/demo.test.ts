import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readVideoLink } from '@hearthside/contract/video-link';
import { BLOGS } from '../../seed/blogs/blogs';
import { FOLDERS } from '../../seed/library/folders';
import { ITEMS } from '../../seed/library/items';
import { panelFileKey } from '../../src/file/panel-file';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { openSession, type TestSession } from '../harness/members';
import { server } from '../harness/shared';

// What the organization publishes in the demo: all of it there, with its files, dated as it was written.
interface ItemRow {
  id: number;
  title: string;
  kind: string;
  created_at: string;
  external_url: string | null;
  file_ref: number | null;
  poster_ref: number | null;
}
interface FileRow {
  id: number;
  hash: string;
  ext: string;
}
interface BlogDraft {
  id: number;
  title: string;
  document_id: string;
  publish_at: string | null;
  released_at: string | null;
  created_at: string;
}

const session = async (who: string): Promise<TestSession> => {
  const { id } = await db('up_users')
    .where({ email: `${who}@hearthside.example` })
    .first('id');
  return openSession(id);
};
const time = (moment: string | null) => new Date(moment ?? 0).getTime();
let items: ItemRow[];
let drafts: BlogDraft[];
let files: Map<number, FileRow>;

beforeAll(async () => {
  const titles = ITEMS.map(({ title }) => title);
  items = await db('library_items').whereIn('title', titles).orderBy('id');
  const called = BLOGS.map(({ title }) => title);
  drafts = await db('blogs').whereIn('title', called).whereNull('published_at').orderBy('id');
  files = new Map((await db('files').select('id', 'hash', 'ext')).map((row) => [row.id, row]));
});

const lies = (id: number | null) => {
  const row = files.get(id ?? 0);
  expect(row, String(id)).toBeDefined();
  if (row && server.dataDir) {
    expect(existsSync(path.join(server.dataDir, 'files', panelFileKey(row)))).toBe(true);
  }
};

describe('the demo’s library', () => {
  it('has every item, in order of its date, each with its file or its address', () => {
    expect(items).toHaveLength(ITEMS.length);
    const kinds = items.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'video')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'image')).toHaveLength(3);
    const dates = items.map((row) => time(row.created_at));
    expect([...dates].sort((a, b) => a - b)).toEqual(dates);
    const linked = items.flatMap(({ external_url }) => external_url ?? []);
    expect(linked.map((url) => readVideoLink(url)?.host).sort()).toEqual(['vimeo', 'youtube']);
    for (const { external_url, file_ref, poster_ref, kind } of items) {
      if (external_url !== null) continue;
      lies(file_ref);
      if (kind === 'video') lies(poster_ref);
    }
  });

  it('shows an owner what is for all, and an attorney their five folders', async () => {
    const { token } = await session('rosa');
    // By its title: other tests add items to the same library.
    const sees = async (search: string) =>
      (await get('/library/all', { token, query: { search } })).body.items.some(
        ({ title }: { title: string }) => title === search,
      );
    expect(await sees('Caretaker Agreement')).toBe(true);
    expect(await sees('Pet Trust Deed, annotated Model')).toBe(false);
    expect(await sees('Summer Sheet of last year')).toBe(false);
    const { token: attorneys } = await session('henry');
    const reply = await get('/library/folders?section=attorneys', { token: attorneys });
    for (const { fileCount } of reply.body.folders) expect(fileCount).toBeGreaterThan(0);
    expect(reply.body.folders).toHaveLength(5);
  });

  it('has its folders, and one that is empty', async () => {
    const { token } = await session('rosa');
    const { body } = await get('/library/folders?section=forms', { token });
    const counts = new Map(
      body.folders.map((one: { name: string; fileCount: number }) => [one.name, one.fileCount]),
    );
    for (const { name } of FOLDERS.filter(({ section }) => section === 'forms')) {
      expect(counts.has(name), name).toBe(true);
    }
    expect(counts.get('Pets')).toBe(0);
  });
});

describe('the demo’s blogs', () => {
  it('are all there: published, scheduled and drafts', async () => {
    expect(drafts).toHaveLength(BLOGS.length);
    const out = await db('blogs')
      .whereIn(
        'document_id',
        drafts.map((one) => one.document_id),
      )
      .whereNotNull('published_at');
    expect(out).toHaveLength(BLOGS.length - 2);
    for (const { published_at, released_at } of out) {
      expect(time(published_at)).toBe(time(released_at));
      expect(time(released_at)).toBeLessThan(Date.now());
    }
    const waiting = drafts.filter(({ publish_at }) => publish_at !== null);
    expect(waiting).toHaveLength(1);
    expect(time(waiting[0]?.publish_at ?? null)).toBeGreaterThan(Date.now());
  });

  it('read as they were written, with a cover and in their own time', async () => {
    const { token } = await session('rosa');
    const { body } = await get('/blogs?limit=50&sortOrder=asc', { token });
    const told = new Map(BLOGS.map((blog) => [blog.title, blog]));
    const ours = body.items.filter(({ title }: { title: string }) => told.has(title));
    expect(ours).toHaveLength(BLOGS.length - 2);
    for (const { title, coverImage, coverAlt, readingTime } of ours) {
      expect(coverImage, title).toMatch(/\/files\//);
      expect(coverAlt).toBe(told.get(title)?.coverAlt);
      expect(readingTime).toBeGreaterThanOrEqual(1);
    }
  });

  it('are of a length to be read', () => {
    for (const { title, paragraphs, excerpt } of BLOGS) {
      const words = paragraphs
        .join(' ')
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/).length;
      expect(words, title).toBeGreaterThanOrEqual(340);
      expect(words, title).toBeLessThanOrEqual(700);
      expect(excerpt.length, title).toBeLessThanOrEqual(320);
    }
  });
});
