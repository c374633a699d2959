import type { Core } from '@strapi/strapi';

/** Something that happened in the demo's past. */
export interface PastEvent {
  at: Date;
  happen: () => Promise<unknown>;
}

const TABLES = ['portal_notifications', 'portal_history', 'trusts', 'trust_assignments'] as const;

/** Lets the past happen in its order; what is told and written down of an event gets the event's date. */
export async function relive(strapi: Core.Strapi, events: readonly PastEvent[]) {
  const inOrder = [...events].sort((a, b) => a.at.getTime() - b.at.getTime());
  await strapi.db.transaction(async ({ trx }) => {
    for (const { at, happen } of inOrder) {
      const last = new Map<string, number>();
      for (const table of TABLES) {
        const newest = await trx(table).max({ id: 'id' }).first();
        last.set(table, Number(newest?.id ?? 0));
      }
      await happen();
      for (const table of TABLES) {
        const added = trx(table).where('id', '>', last.get(table) ?? 0);
        await added.update({ created_at: at, updated_at: at });
      }
    }
  });
}
