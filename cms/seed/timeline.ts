import type { Core } from '@strapi/strapi';
import { transaction } from '../src/db/transaction';

/** Something that happened in the demo's past. */
export interface PastEvent {
  at: Date;
  happen: () => Promise<unknown>;
}

const TABLES = [
  'portal_notifications',
  'portal_history',
  'trusts',
  'trust_assignments',
  'portal_files',
  'portal_reminders',
  'pets',
  'pet_care_team',
  'pet_service_providers',
  'pet_entries',
  'pet_entry_files',
  'pet_entry_comments',
  'pet_documents',
  'care_tasks',
  'care_marks',
  'forms',
  'form_versions',
  'help_answers',
  'portal_appointments',
  'blogs',
  'blog_versions',
  'content_versions',
  'library_folders',
  'library_items',
  'files',
  'portal_plans',
  'portal_memberships',
  'portal_membership_events',
];

const NEWEST = TABLES.map((table) => `(select max(id) from ${table}) as ${table}`).join(', ');

/** Replays the past in order. What an event announces and records gets the event's date. */
export async function replayEvents(strapi: Core.Strapi, events: readonly PastEvent[]) {
  const inOrder = [...events].sort((a, b) => a.at.getTime() - b.at.getTime());
  await transaction(strapi, async ({ trx }) => {
    /** The newest id of each table, in one query: there are hundreds of events. */
    const newestIds = async () => {
      const [row] = await trx.select(trx.raw(NEWEST));
      return new Map(TABLES.map((table) => [table, Number(row?.[table] ?? 0)]));
    };
    let last = await newestIds();
    for (const { at, happen } of inOrder) {
      await happen();
      const newest = await newestIds();
      for (const table of TABLES) {
        const before = last.get(table) ?? 0;
        if ((newest.get(table) ?? 0) === before) continue;
        await trx(table).where('id', '>', before).update({ created_at: at, updated_at: at });
      }
      last = newest;
    }
  });
}
