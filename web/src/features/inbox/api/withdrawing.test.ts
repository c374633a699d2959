// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { ServerUnavailableError } from '@/lib/api/api-error';
import { testClock } from '@/lib/outbox/test-clock';
import { toast } from '@/ui/toast/toast';
import { composerDraft } from '../model/composer-draft';
import { fileShelf } from '../model/file-shelf';
import { testMessage } from '../model/test-messages';
import { hasRoomFor, notePutBack, putBack, putBeside, watchPutBack } from './put-back';
import { openTab, testBrowser, testServer } from './test-outbox-browser';

vi.mock('@/lib/drafts/draft-owner', async (original) => ({
  ...(await original<object>()),
  keyFor: () => `${'A'.repeat(43)}=`,
}));
const MEMBER = 7;
const picture = (name = 'Moss.jpg') => new File(['abc'], name, { type: 'image/jpeg' });

let clock: ReturnType<typeof testClock>;
let server: ReturnType<typeof testServer>;
const open = () => openTab({ clock, server, browser: testBrowser(), session: { isOpen: true } });
const draft = () => composerDraft(MEMBER, 4).read();

beforeEach(() => {
  localStorage.clear();
  fileShelf(MEMBER, 4).write([]);
  clock = testClock();
  server = testServer();
});

it('a message that waits is withdrawn with its files, and not sent any more', async () => {
  server.failWith(() => new ServerUnavailableError());
  const { outbox } = open();
  outbox.send(4, 'First');
  const clientId = outbox.send(4, 'Second', [picture()]);
  await clock.settle();
  const taken = await outbox.withdraw(clientId);
  expect(taken?.item.content).toBe('Second');
  expect(taken?.files.map(({ name, type }) => [name, type])).toEqual([['Moss.jpg', 'image/jpeg']]);
  server.failWith();
  outbox.wake();
  await clock.settle();
  expect(server.texts()).toEqual(['First']);
});

it('a message that is being sent is not withdrawn, and arrives', async () => {
  server.beSlow();
  const { outbox } = open();
  const clientId = outbox.send(4, 'Too late');
  await clock.settle();
  expect(await outbox.withdraw(clientId)).toBeUndefined();
  server.answerNext();
  await clock.settle();
  expect(server.texts()).toEqual(['Too late']);
  expect(await outbox.withdraw(clientId)).toBeUndefined();
});

it('a message that was withdrawn and had arrived is there once when it is sent again', async () => {
  let lost = true;
  const { outbox, texts } = open();
  const take = server.calls.send;
  server.calls.send = async (...given) => {
    const message = await take(...given);
    if (lost) throw new ServerUnavailableError();
    return message;
  };
  const clientId = outbox.send(4, 'Once');
  await clock.settle();
  const taken = await outbox.withdraw(clientId);
  putBack(MEMBER, taken!.item, taken!.files, false);
  expect(draft()).toMatchObject({ text: 'Once', withdrawn: [clientId] });
  lost = false;
  outbox.send(4, 'Once', [], undefined, draft()?.withdrawn?.at(-1));
  await clock.settle();
  expect(server.held).toHaveLength(1);
  expect(texts()).toEqual([]);
});

it('what is put back comes before what was typed since, and stays with the files that are there', () => {
  const heard = vi.fn();
  const stop = watchPutBack(4, heard);
  composerDraft(MEMBER, 4).write({ text: 'Typed since' });
  const { outbox } = open();
  const item = { ...outbox.items()[0], ...waiting('Before') };
  expect(putBack(MEMBER, item, [picture()], false)).toHaveLength(1);
  expect(draft()).toMatchObject({ text: 'Before\nTyped since', files: 1 });
  expect(heard).toHaveBeenCalledOnce();
  expect(hasRoomFor(MEMBER, item)).toBe(true);
  const ten = Array.from({ length: 10 }, (_, index) => picture(`${index}.jpg`));
  putBack(MEMBER, { ...item, clientId: 'c2' }, ten.slice(1), true);
  expect(draft()?.withdrawn).toEqual(['c1']);
  expect(hasRoomFor(MEMBER, { ...item, files: [file] })).toBe(false);
  stop();
});

it('a member who withdrew a message too late is notified, and what was not changed leaves the composer', () => {
  const told = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  putBack(MEMBER, waiting('Same'), [], false);
  const message = testMessage(1, { chatId: 4, clientId: 'c1', content: 'Same', senderId: MEMBER });
  notePutBack(MEMBER, { ...message, clientId: 'another' });
  expect(told).not.toHaveBeenCalled();
  notePutBack(MEMBER, message);
  expect(told).toHaveBeenCalledOnce();
  expect(draft()).toBeNull();
  putBack(MEMBER, waiting('Changed'), [], false);
  notePutBack(MEMBER, message);
  expect(draft()).toMatchObject({ text: 'Changed', withdrawn: [] });
});

const file = {
  localId: 'f1',
  name: 'a.jpg',
  type: 'image/jpeg',
  size: 3,
  kind: 'image',
  progress: 0,
  status: 'waiting',
} as const;
const waiting = (content: string) => ({
  clientId: 'c1',
  chatId: 4,
  content,
  files: [],
  tries: 1,
  createdAt: new Date(0).toISOString(),
  status: 'waiting' as const,
});

it('what was spoken and not sent waits beside the files of the next message', () => {
  const spoken = new File(['sound'], 'Voice message.webm', { type: 'audio/webm' });
  expect(putBeside(MEMBER, 4, [spoken])).toEqual([spoken]);
  expect(
    fileShelf(MEMBER, 4)
      .read()
      .map(({ kind }) => kind),
  ).toEqual(['audio']);
});
