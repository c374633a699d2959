/** What the office of the demo keeps in its inbox. */
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { addTemplate } from '../../src/api/inbox/data/office/templates';
import { fillWaits } from '../../src/api/inbox/data/office/fill-waits';
import { runQuery } from '../../src/db/run-query';
import { readData } from '../read-data';
import type { Who } from './open-chats';

const officeWork = z.strictObject({
  answers: z.array(z.strictObject({ name: z.string(), text: z.string() })),
  note: z.strictObject({ by: z.string(), text: z.string() }),
});

const { answers, note } = readData('inbox/office-work', officeWork);

/** Finds who waits in the demo's chats, and adds saved answers and a note, in the open transaction. */
export async function seedOfficeWork(strapi: Core.Strapi, { idOf }: Who, now: number) {
  await fillWaits(strapi);
  for (const answer of answers) await addTemplate(strapi, answer);
  await runQuery(strapi, async (knex) => {
    const chat = await knex('inbox_chats')
      .whereNotNull('waiting_since')
      .orderBy(['waiting_since', 'id'])
      .first('id');
    if (!chat) return;
    const at = new Date(now - 3_600_000);
    const row = { chat_id: chat.id, author_id: idOf(note.by), kind: 'note', text: note.text };
    await knex('inbox_notes').insert({ ...row, created_at: at, updated_at: at });
  });
}
