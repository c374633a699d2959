import { expect, it } from 'vitest';
import { chatsAt } from '../harness/chats-at';
import { connect } from '../harness/database';
import { post } from '../harness/http';
import { makeMember } from '../harness/members';
import { discard } from '../harness/server';
import { ownServer } from '../harness/shared';

/** SQLite takes 500 rows in one INSERT. */
const ADMINS = 501;

it('a trust is made and a chat begun also where there are five hundred admins, who are all in it', async () => {
  const own = await ownServer({ env: { SEED_DEMO: 'false' } });
  const db = connect(own.info.database);
  const at = chatsAt(own.info, db);
  const admin = await at.signedIn({ role: 'admin' });
  for (let n = 1; n < ADMINS; n += 1) await makeMember({ role: 'admin', into: db });
  const base = own.info.baseUrl;
  const made = await post('/trusts', { token: admin.token, base, body: { name: 'Of many' } });
  expect(made.status).toBe(200);
  const owner = await at.signedIn();
  const chatId = await at.startChat(owner, [await at.signedIn()]);
  expect(await db('inbox_seats').where({ chat_id: chatId })).toHaveLength(ADMINS + 2);
  const asked = { about: 'A question', message: 'Whom do I ask?', key: 'a-question-asked-once' };
  const contact = await post('/help-center/contact', { token: owner.token, base, body: asked });
  expect(contact.status).toBe(200);
  await own.stop();
  await db.destroy();
  discard(own.info);
});
