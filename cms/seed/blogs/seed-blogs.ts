import type { Core } from '@strapi/strapi';
import { slugOf } from '@hearthside/contract/blog/fields';
import { runQuery } from '../../src/db/run-query';
import { callBlogs } from '../../src/api/blog/data/blog-documents';
import { portalUploads } from '../../src/file/portal-uploads';
import * as blogService from '../../src/api/blog/services/blog';
import { asMember } from '../as-member';
import { PEOPLE } from '../people';
import { nickname } from '../seed-members';
import type { PastEvent } from '../timeline';
import type { BlogFiles } from './blog-files';
import { BLOGS } from './blogs';
import type { DemoBlog } from './demo-blog';

const DAY = 86_400_000;

function nameOf(who: string): string {
  const person = PEOPLE.find((one) => nickname(one) === who);
  if (!person) throw new Error(`No demo member is called ${who}.`);
  return `${person.first} ${person.last}`;
}

/** How the demo's articles were written and published, by the two admins in turn. */
export function blogsAppear(
  strapi: Core.Strapi,
  idOf: (who: string) => number,
  files: Promise<BlogFiles>,
  now: number,
): PastEvent[] {
  const uploads = portalUploads(strapi, 'blog');
  const ids = new Map<DemoBlog, string>();

  /** Backdates what Strapi dates today. The timeline dates everything else. */
  async function dateBack(documentId: string, at: Date) {
    await runQuery(strapi, async (knex) => {
      const rows = () => knex('blogs').where({ document_id: documentId });
      await rows().update({ updated_at: at });
      await rows().whereNotNull('published_at').update({ published_at: at });
    });
  }

  /** Backdates the version that was stored last. */
  async function dateVersion(documentId: string, at: Date) {
    await runQuery(strapi, async (knex) => {
      const last = await knex('blog_versions')
        .where({ blog: documentId })
        .max({ id: 'id' })
        .first();
      await knex('blog_versions').where({ id: last?.id }).update({ saved_at: at });
    });
  }

  async function dataOf(blog: DemoBlog) {
    const {
      title,
      subtitle,
      category,
      tags,
      excerpt,
      coverAlt,
      paragraphs,
      paper,
      videos = [],
    } = blog;
    const made = (await files).get(blog);
    if (!made) throw new Error(`${title} has no cover.`);
    const name = slugOf(title);
    const coverImage = await uploads.add({ ...made.cover, title: `${name}.jpg` });
    const pdf = { mime: 'application/pdf', extension: 'pdf' };
    const file =
      made.paper && paper
        ? await uploads.add({ ...pdf, bytes: made.paper, title: `${paper.heading}.pdf` })
        : null;
    const last = paragraphs.length - 1;
    return {
      title,
      subtitle,
      category,
      tags,
      excerpt,
      coverAlt,
      coverImage,
      author: nameOf(blog.author),
      videos: videos.map((url) => ({ url })),
      paragraphs: paragraphs.map((content, place) => ({
        content,
        file: place === last ? file : null,
      })),
    };
  }

  async function write(blog: DemoBlog, at: Date) {
    const added = await callBlogs(strapi, 'create', { data: await dataOf(blog) });
    if (!added) throw new Error(`${blog.title} was not written.`);
    const { documentId } = added;
    ids.set(blog, documentId);
    const { state } = blog;
    if (typeof state === 'object' && 'comesOutIn' in state) {
      const publishAt = new Date(now + state.comesOutIn * DAY).toISOString();
      await blogService.publish(strapi, documentId, { publishAt });
    } else if (state !== 'draft') {
      // The publication date is stored on the draft; the published row is a copy of it.
      await runQuery(strapi, (knex) =>
        knex('blogs').where({ document_id: documentId }).update({ released_at: at }),
      );
      await callBlogs(strapi, 'publish', { documentId });
    }
    await dateVersion(documentId, at);
    await dateBack(documentId, at);
  }

  async function change(blog: DemoBlog, subtitle: string, at: Date) {
    const documentId = ids.get(blog);
    if (documentId === undefined) throw new Error(`${blog.title} is not written yet.`);
    await callBlogs(strapi, 'update', { documentId, data: { subtitle } });
    await dateVersion(documentId, at);
    await runQuery(strapi, (knex) =>
      knex('blogs')
        .where({ document_id: documentId })
        .whereNull('published_at')
        .update({ updated_at: at }),
    );
  }

  return BLOGS.flatMap((blog, place) => {
    const by = place % 3 === 2 ? 'jonas' : 'amara';
    const at = new Date(now - blog.daysAgo * DAY - (place % 5) * 3_700_000);
    const event = (day: Date, work: () => Promise<void>): PastEvent => ({
      at: day,
      happen: () => asMember(strapi, idOf(by), work),
    });
    const events = [event(at, () => write(blog, at))];
    const { state } = blog;
    if (typeof state === 'object' && 'changedTo' in state) {
      const later = new Date(now - state.daysAgo * DAY);
      events.push(event(later, () => change(blog, state.changedTo, later)));
    }
    return events;
  });
}
