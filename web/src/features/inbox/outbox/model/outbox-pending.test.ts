import { expect, it } from 'vitest';
import { pendingIn } from './outbox-pending';
import { testMessage } from '../../model/test-messages';
import { testItem } from './test-outbox';

it('the outbox shows the unsent messages of this chat, but not those that have arrived', () => {
  const items = [testItem('client-2'), testItem('b'), testItem('c', { chatId: 5 })];
  const messages = [testMessage(1, { senderId: 7 }), testMessage(2, { senderId: 7 })];
  const shown = (chatId: number) =>
    pendingIn(items, chatId, messages, 7).map(({ clientId }) => clientId);
  expect(shown(4)).toEqual(['b']);
  expect(shown(5)).toEqual(['c']);
  expect(shown(6)).toEqual([]);
});

it('the outbox keeps showing a message if somebody else has sent something with its client id', () => {
  const copied = testMessage(2, { senderId: 12, clientId: 'a' });
  expect(pendingIn([testItem('a')], 4, [copied], 7)).toHaveLength(1);
});
