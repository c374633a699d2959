import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf, type ApiMember } from '../src/api';
import { look, PHONE, type Visit } from '../src/browser';
import { BISCUIT, plantTask, today } from '../src/care-steps';
import { HOSTILE, HOSTILE_NAME, HOSTILE_TEXT, LAST } from '../src/hostile-corpus';
import { hostileWatch, RUNS } from '../src/hostile-watch';
import {
  arrive,
  leave,
  openChat,
  option,
  plantChat,
  plantMessage,
  row,
  thread,
} from '../src/inbox-steps';
import { writeRaw } from '../src/raw-rows';
import { useSystem } from '../src/system';

const system = useSystem();
const { watch, nothingRuns } = hostileWatch(() => new URL(system.portal.url).origin);
/** All of it as one name, ending in what shows that everything before was rendered. */
const NAME = `${HOSTILE.join(' ')} ${LAST}`;
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

let rosa: Visit;
let sam: Visit;
let amara: Visit;
let asRosa: ApiMember;
let groupId: number;
let roomId: number;

beforeAll(async () => {
  const { url } = system.portal;
  const [asSam, asNoah, asAmara] = (await Promise.all(
    ['sam', 'noah', 'amara'].map((who) => apiOf(url, who)),
  )) as [ApiMember, ApiMember, ApiMember];
  asRosa = await apiOf(url, 'rosa');
  groupId = await plantChat(asRosa, [asSam.id, asNoah.id], 'Walks');
  await asRosa.patch(`/inbox/chats/${groupId}/group`, { name: HOSTILE_NAME });
  await plantMessage(asSam, groupId, `Said \`${HOSTILE_NAME}\`\n\`\`\`\n${HOSTILE_TEXT}\n\`\`\``);
  await asAmara.post(`/inbox/chats/${groupId}/notes`, { text: HOSTILE_TEXT });
  const room = await asRosa.post<{ chatId: number }>('/inbox/pet-chats', { petId: BISCUIT });
  roomId = room.chatId;
  await asRosa.post(`/pet-records/${BISCUIT}/records`, {
    date: '2026-11-20',
    location: 'in_person',
    description: `${LAST} ${HOSTILE_TEXT}`,
  });
  const form = new FormData();
  form.append('title', HOSTILE_NAME);
  form.append('file', new Blob([PDF], { type: 'application/pdf' }), 'a.pdf');
  await asRosa.post(`/pet-records/${BISCUIT}/documents-and-forms`, form);
  const { id } = await plantTask(asRosa, 'Probiotic');
  const mark = { taskId: id, day: today(), time: '12:00', state: 'done', clientId: randomUUID() };
  await asSam.post('/care/marks', mark);
  await writeRaw(system.portal, [
    ['update inbox_chats set name = ? where id = ?', NAME, groupId],
    ['update pet_documents set title = ? where title like ?', NAME, `%${HOSTILE_NAME}%`],
    ['update care_tasks set title = ? where id = ?', NAME, id],
  ]);
  [rosa, sam, amara] = await Promise.all([
    arrive(system, 'rosa'),
    arrive(system, 'sam', { viewport: PHONE, colorScheme: 'dark' }),
    arrive(system, 'amara'),
  ]);
  for (const visit of [rosa, sam, amara]) watch(visit);
});
afterAll(() => leave(rosa, sam, amara));

/** There is nothing within a part of the page that would run or load anything. The composer is a form of ours. */
const isText = async (visit: Visit, part: Locator) => {
  expect(await part.locator(RUNS).count()).toBe(0);
  await nothingRuns(visit, 'body');
};

describe('content that would run if it were more than text', () => {
  it('is text as the name of a group: in the list, at its head, in its settings and in its lines', async () => {
    const { page } = rosa;
    await openChat(page, groupId);
    await isText(rosa, row(page, new RegExp(LAST)));
    const head = page
      .getByRole('region', { name: new RegExp(LAST) })
      .getByRole('heading')
      .first();
    await head.getByText(LAST).waitFor();
    await isText(rosa, head);
    await thread(page).getByText(HOSTILE_NAME).first().waitFor();
    await isText(rosa, thread(page));
    await look(page, 'hostile-group');
    await option(page, 'Group settings');
    const dialog = page.getByRole('dialog', { name: 'Group settings' });
    await dialog.getByRole('textbox').first().waitFor();
    await nothingRuns(rosa, 'body');
  });

  it('is text in code within a message, on a phone too', async () => {
    for (const visit of [rosa, sam]) {
      await openChat(visit.page, groupId);
      const code = thread(visit.page).locator('code');
      await code.filter({ hasText: LAST }).waitFor();
      expect(await code.first().textContent()).toBe(HOSTILE_NAME);
      expect(await code.last().textContent()).toBe(HOSTILE_TEXT);
      await isText(visit, thread(visit.page));
    }
    await look(sam.page, 'hostile-code-phone');
  });

  it('is text on the cards of a care team\u2019s chat: of an entry, a document and a mark', async () => {
    for (const visit of [rosa, sam]) {
      await openChat(visit.page, roomId);
      const cards = thread(visit.page).getByRole('link').filter({ hasText: LAST });
      await expect.poll(() => cards.count()).toBe(3);
      await isText(visit, thread(visit.page));
    }
    await look(rosa.page, 'hostile-cards');
  });

  it('is text in the notes of the office', async () => {
    const { page } = amara;
    await openChat(page, groupId);
    await option(page, 'Office notes');
    const notes = page.getByRole('complementary', { name: 'Office notes' });
    await notes.getByText(LAST).first().waitFor();
    await isText(amara, notes.getByRole('listitem'));
    await look(page, 'hostile-notes');
  });
});
