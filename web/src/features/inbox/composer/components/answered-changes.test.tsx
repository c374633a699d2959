// @vitest-environment jsdom
import type { Message } from '@hearthside/contract/inbox/fields';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { closePortal, noAnswer } from '@/testing/portal';
import { inboxOf } from '../../api/inbox-store';
import { chatWith, said, TestInbox } from '../../list/components/test-inbox';
import { composerDraft } from '../../model/composer-draft';
import { quoteOf } from '../../model/quote';

const LATER = '2026-11-04T11:00:00.000Z';
const gone = (message: Message): Message => ({
  ...message,
  content: '',
  deletedAt: LATER,
  updatedAt: LATER,
});
const asked = said(1, 2, 'Shall I book?');

let inbox: TestInbox;
beforeEach(() => {
  inbox = new TestInbox();
  inbox.chats = [chatWith(1), chatWith(2, { kind: 'group', name: 'Bella’s people' })];
  inbox.messages = [asked];
});
afterEach(closePortal);

const kept = () => composerDraft(rosa.id, 1).read();
const line = async () => within(await screen.findByRole('group', { name: 'Reply' }));
async function reply() {
  fireEvent.click(await screen.findByRole('button', { name: /^Actions for a message: Theo/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
  await line();
}
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Message to/ }), {
    target: { value: text },
  });
const change = (message: Message) => act(() => inboxOf(rosa.id).takeChanged(message));

it('a reply that is written loses the words it answers when they are deleted, also on the device', async () => {
  inbox.open('/inbox/1');
  await reply();
  type('Please do');
  change(gone(asked));
  await (await line()).findByText('This message was deleted');
  expect(screen.queryByText('Shall I book?')).toBeNull();
  expect(kept()).toMatchObject({ text: 'Please do', replyTo: { text: '', deleted: true } });
  type('Please do it');
  expect(kept()).toMatchObject({ text: 'Please do it', replyTo: { text: '', deleted: true } });
});

it('a reply in a chat that is not open loses them too', async () => {
  inbox.open('/inbox/2');
  composerDraft(rosa.id, 1).write({ text: 'Please do', replyTo: quoteOf(asked) });
  await screen.findByRole('region', { name: 'Bella’s people' });
  change({ ...asked, content: 'Shall I call?', editedAt: LATER, updatedAt: LATER });
  expect(kept()).toMatchObject({ text: 'Please do', replyTo: { text: 'Shall I call?' } });
});

it('a reply to something that was deleted before the chat was opened says so', async () => {
  inbox.messages = [asked, ...Array.from({ length: 60 }, (_, at) => said(at + 2, 2, `No. ${at}`))];
  inbox.messages[1] = gone(said(2, 2, ''));
  const router = inbox.open('/inbox/2');
  const replyTo = quoteOf(said(2, 2, 'My password is moss'));
  composerDraft(rosa.id, 1).write({ text: 'Please do', replyTo });
  await act(() => router.navigate('/inbox/1'));
  await (await line()).findByText('This message was deleted');
  expect(kept()).toMatchObject({ replyTo: { text: '', deleted: true } });
});

it('a reply that waits to be sent loses the words it answers when they are deleted', async () => {
  inbox.also = ({ call }) => (call === 'POST /api/inbox/messages' ? noAnswer() : undefined);
  inbox.open('/inbox/1');
  await reply();
  type('Please do');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: /^In reply to.*Shall I book\?$/ });
  change(gone(asked));
  await screen.findByRole('button', { name: /^In reply to.*This message was deleted$/ });
  const { outbox } = inboxOf(rosa.id);
  expect(outbox.items()).toMatchObject([{ replyTo: { text: '', deleted: true } }]);
  for (const { clientId } of outbox.items()) act(() => outbox.discard(clientId));
});

it('a reply that was sent from another tab is over in this one', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  inbox.open('/inbox/1');
  await reply();
  type('Please do');
  composerDraft(rosa.id, 1).clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Reply' })).toBeNull());
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ }).value).toBe('');
});
