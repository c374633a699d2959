import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { reading } from '../../../access/reading';
import { transaction } from '../../../db/transaction';
import { blogDocuments } from './blog-documents';

const due = (knex: Knex, now: Date) =>
  knex('blogs').whereNull('published_at').whereNull('deleted_at').where('publish_at', '<=', now);

/** Bringing blogs out at the hour that was set, in the portal or in the panel. */
export function blogSchedule(strapi: Core.Strapi) {
  /** Of several servers the one whose update takes the hour away brings it out. */
  const bringOut = (documentId: string, now: Date) =>
    transaction(strapi, async () => {
      const taken = await reading(strapi, (knex) =>
        due(knex, now).where({ document_id: documentId }).update({ publish_at: null }),
      );
      if (taken === 1) await blogDocuments(strapi).publish({ documentId });
    });

  return {
    async publishDue(now = new Date()): Promise<void> {
      const documentIds: string[] = await reading(strapi, (knex) =>
        due(knex, now).orderBy('publish_at').pluck('document_id'),
      );
      for (const documentId of documentIds) {
        await bringOut(documentId, now).catch((error: unknown) => {
          // The next one's turn all the same; this one's comes again in a minute.
          strapi.log.warn(`Blog ${documentId} could not be brought out: ${error}`);
        });
      }
    },
  };
}
