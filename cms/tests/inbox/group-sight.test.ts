/** What somebody sees of a group who was added to it from now on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chatFor,
  findMessages,
  foundIds,
  listOf,
  messagesFor,
  openChat,
  say,
  sendTo,
  uploadTo,
} from '../harness/chats';
import { get, patch, post, put } from '../harness/http';
import { addTo, leave, namedGroup } from '../harness/groups';
import { closeWindows, settled, windowsOf } from '../harness/live';
import { makeMember, signedIn } from '../harness/members';

type Group = Awaited<ReturnType<typeof namedGroup>>;
type Person = Awaited<ReturnType<typeof signedIn>>;
const admin = await signedIn({ role: 'admin' });
afterAll(closeWindows);

const OLD = 'Heliotrope before';
let group: Group;
let dee: Person;
let old: { id: number; chatId: number };
let fileUrl: string;
beforeAll(async () => {
  group = await namedGroup();
  const { ann, bo, chat } = group;
  dee = await signedIn({ firstName: 'Dee' });
  const upload = await uploadTo(ann, chat.id);
  old = await say(ann, chat.id, OLD, { attachments: [upload.id] });
  const [file] = (await messagesFor(bo, chat.id))[0]!.attachments;
  fileUrl = file!.url;
  await put(`/inbox/chats/${chat.id}/messages/${old.id}/pin`, {
    token: ann.token,
    body: { pinned: true },
  });
  await addTo(ann, chat.id, [dee], 'from-now');
});
const texts = async (who: Person, query = {}) =>
  (await messagesFor(who, group.chat.id, { limit: 100, ...query })).map(({ content }) => content);
const at = (end: string) => `/inbox/chats/${group.chat.id}${end}`;

describe('a member who sees a group from now on', () => {
  it('reads no older message on any page', async () => {
    const { body } = await openChat(dee, group.chat.id);
    expect(body.messages).toMatchObject([{ event: { type: 'added', sees: 'from-now' } }]);
    expect([body.hasMore, body.chat.group.seesFrom]).toEqual([false, body.messages[0].id]);
    expect(await texts(dee, { lastMessageId: old.id + 1 })).toEqual([]);
    expect(await texts(dee, { after: old.id - 1 })).not.toContain(OLD);
    expect(await texts(group.bo)).toContain(OLD);
    expect(await texts(admin)).toContain(OLD);
  });

  it('finds it by no search and no day, among no files, and not as a pin', async () => {
    const { chat } = group;
    expect(await foundIds(dee, { search: 'Heliotrope' })).toEqual([]);
    expect(await foundIds(dee, { kind: 'any', chatId: chat.id })).toEqual([]);
    expect(await foundIds(dee, { senderId: group.ann.id })).toEqual([]);
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    expect((await findMessages(dee, { from: day, chatId: chat.id })).found).toEqual([]);
    const before = { day: '2026-01-01' };
    expect((await get(at('/at-day'), { token: dee.token, query: before })).body.message).toBeNull();
    const files = await get(at('/files'), { token: dee.token, query: { kind: 'document' } });
    expect(files.body).toEqual({ files: [], hasMore: false });
    const pins = await get(at('/pins'), { token: dee.token });
    expect(pins.body).toEqual({ messages: [], formerMembers: [] });
    expect(await foundIds(group.bo, { search: 'Heliotrope' })).toEqual([old.id]);
  });

  it('has neither it nor its changes in the list, in what has changed, or told live', async () => {
    const { ann, chat } = group;
    const [row] = (await listOf(dee)).chats;
    expect([row?.lastMessage, row?.unread]).toEqual([null, 0]);
    const [window] = await windowsOf(dee);
    const edited = { content: `${OLD}, edited` };
    await patch(at(`/messages/${old.id}`), { token: ann.token, body: edited });
    const react = { token: ann.token, body: { kind: 'like' } };
    await put(at(`/messages/${old.id}/reaction`), react);
    await settled();
    expect(window!.told('changed')).toEqual([]);
    const changes = await get(at('/changes'), { token: dee.token, query: { after: 0 } });
    const { revision } = await chatFor(dee, chat.id);
    expect(changes.body).toEqual({ messages: [], upTo: revision, hasMore: false });
  });

  it('can do nothing with it, and does not learn that it is there', async () => {
    const { token } = dee;
    const of = at(`/messages/${old.id}`);
    const calls = [
      put(`${of}/reaction`, { token, body: { kind: 'like' } }),
      put(`${of}/pin`, { token, body: { pinned: false } }),
      post(`${of}/report`, { token, body: { reason: 'Rude' } }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    const reply = await sendTo(dee, group.chat.id, 'Which one?', { replyTo: old.id });
    expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, ['replyTo']]);
  });

  it('opens no file of it, whoever has made the link', async () => {
    const path = new URL(fileUrl, 'http://portal').pathname.replace('/api', '');
    const key = path.split('/').pop()!;
    const { fileLinkFor } = await import('../harness/file-link');
    const open = async (who: Person) => (await get(fileLinkFor(key, undefined, who.id))).status;
    expect([await open(group.bo), await open(admin), await open(dee)]).toEqual([200, 200, 404]);
  });

  it('reads a reply to it without its words, live too', async () => {
    const { bo, chat } = group;
    const [window, whole] = await windowsOf(dee, bo);
    const sent = await say(group.ann, chat.id, 'As I said', { replyTo: old.id });
    expect(sent.replyTo).toMatchObject({ id: old.id });
    const [told, full] = await Promise.all(
      [window!, whole!].map((each) =>
        each.receives('message', ({ message }) => message.id === sent.id),
      ),
    );
    expect(told!.message.replyTo).toBeNull();
    expect(full!.message.replyTo).toMatchObject({ id: old.id });
    const read = (await messagesFor(dee, chat.id)).find(({ id }) => id === sent.id);
    expect(read?.replyTo).toBeNull();
    const [row] = (await listOf(dee)).chats;
    expect([row?.lastMessage?.id, row?.lastMessage?.replyTo, row?.unread]).toEqual([
      sent.id,
      null,
      1,
    ]);
  });

  it('is not mentioned by an edit of it', async () => {
    const { ann, chat } = group;
    await patch(at(`/messages/${old.id}`), {
      token: ann.token,
      body: { content: `${OLD} @Dee Dee` },
    });
    expect((await chatFor(dee, chat.id)).unreadMentions).toBe(0);
  });

  it('lets nobody else see more', async () => {
    const { chat } = group;
    const eve = await signedIn();
    const refused = await addTo(dee, chat.id, [eve], 'all');
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'You joined this group later and can\u2019t see older messages, so people you add will see only new ones.',
    ]);
    expect((await addTo(dee, chat.id, [eve], 'from-now')).status).toBe(200);
    expect(await texts(eve)).not.toContain('As I said');
  });

  it('sees all while they are an admin, and the admins do whatever was chosen', async () => {
    const { ann, chat } = group;
    const boss = await signedIn({ role: 'admin' });
    await addTo(ann, chat.id, [boss], 'from-now');
    expect((await texts(boss)).some((text) => text.startsWith(OLD))).toBe(true);
    expect((await chatFor(boss, chat.id)).group?.seesFrom).toBeNull();
    expect((await addTo(boss, chat.id, [await makeMember()], 'all')).status).toBe(200);
  });
});

it('a member who is added again sees messages by the new choice', async () => {
  const { ann, cy, chat } = await namedGroup();
  const sent = await say(cy, chat.id, 'Mine, before');
  await leave(cy, chat.id);
  await addTo(ann, chat.id, [cy], 'from-now');
  expect((await messagesFor(cy, chat.id)).map(({ id }) => id)).not.toContain(sent.id);
  await leave(cy, chat.id);
  await addTo(ann, chat.id, [cy], 'all');
  expect((await messagesFor(cy, chat.id)).map(({ id }) => id)).toContain(sent.id);
});
