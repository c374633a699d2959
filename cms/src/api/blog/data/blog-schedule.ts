/** Publishes blogs at the time that was set in the portal or in the panel. */
import type { Core } from '@strapi/strapi';
import { blogPages } from '@hearthside/contract/blog/pages';
import type { Knex } from 'knex';
import { loggedError } from '../../../http/logged-error';
import { runQuery } from '../../../db/run-query';
import { Refusal } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { remindOnce } from '../../../jobs/remind-once';
import * as notificationService from '../../notification/services/notification';
import { callBlogs } from './blog-documents';
import { lateness } from '../rules/blog-lateness';
import { adminIds } from '../../../auth/member-access';
import type { Moment } from '../../../text/moment';

interface Due {
  id: number;
  documentId: string;
  title: string;
  publishAt: Moment;
}

const due = (knex: Knex, now: Date) =>
  knex('blogs').whereNull('published_at').whereNull('deleted_at').where('publish_at', '<=', now);

const UNKNOWN = 'The portal will keep trying. If that doesn’t work, publish it yourself.';

const late = lateness();

/** Of several servers, the one whose update removes the publish time publishes it. */
const publish = (strapi: Core.Strapi, { documentId }: Due, now: Date) =>
  transaction(strapi, async () => {
    const taken = await runQuery(strapi, (knex) =>
      due(knex, now).where({ document_id: documentId }).update({ publish_at: null }),
    );
    if (taken === 1) await callBlogs(strapi, 'publish', { documentId });
  });

/** Notifies the admins, once for each publish time. */
async function notifyAdmins(
  strapi: Core.Strapi,
  { id, title, documentId, publishAt }: Due,
  error: unknown,
) {
  const hour = new Date(publishAt).toISOString();
  const reminder = { key: `blog:${documentId}:${hour}`, kind: 'blog' as const, about: id };
  const when = { member: null, day: hour.slice(0, 10), offset: 0 };
  await remindOnce(strapi, { ...reminder, ...when }, async () =>
    notificationService.announce(strapi, {
      to: await adminIds(strapi),
      kind: 'blog',
      title: `\u201c${title}\u201d couldn’t be published`,
      body: error instanceof Refusal ? error.message : UNKNOWN,
      link: blogPages.write(documentId),
    }),
  );
}

/** Runs every minute: publishes what is due. What can't be published is tried again, less and less often. */
export async function publishDue(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const found: Due[] = await runQuery(strapi, (knex) =>
    due(knex, now)
      .orderBy('publish_at')
      .select('id', 'title', { documentId: 'document_id', publishAt: 'publish_at' }),
  );
  for (const blog of late.those(found, now)) {
    try {
      await publish(strapi, blog, now);
    } catch (error) {
      late.failed(blog, now);
      const { id, documentId } = blog;
      strapi.log.warn(`Blog ${id} (${documentId}) could not be brought out: ${loggedError(error)}`);
      await notifyAdmins(strapi, blog, error);
    }
  }
}
