import { expect, it } from 'vitest';
import { testChat, testMessage } from '../../model/test-messages';
import { leftOf, madeBy, offered, problemsOf, toggledChat, type ChosenChat } from './forward-draft';

const chats = [1, 2, 3, 4, 5, 6, 7].map((id) => testChat({ id }));
const choose = (...ids: number[]) =>
  ids.reduce<readonly ChosenChat[]>((all, id) => toggledChat(all, testChat({ id })), []);
const idsOf = (chosen: readonly ChosenChat[]) => chosen.map(({ chat }) => chat.id);

it('a message is offered to open chats other than its own', () => {
  const ended = testChat({ id: 8, endedAt: '2026-11-20T10:00:00.000Z' });
  expect(offered([...chats, ended], 3).map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 7]);
});

it('a chat is chosen and removed again, and there are five at most', () => {
  expect(idsOf(choose(1, 2, 1))).toEqual([2]);
  const five = choose(1, 2, 3, 4, 5);
  expect(toggledChat(five, testChat({ id: 6 }))).toBe(five);
  const numbers = five.flatMap(({ clientId, commentClientId }) => [clientId, commentClientId]);
  expect(new Set(numbers).size).toBe(10);
});

it('where a message did not arrive the chat stays chosen under the same number, and says why', () => {
  const chosen = choose(1, 2, 3);
  const arrived = { chatId: 1, message: testMessage(9), comment: testMessage(8), problem: null };
  const refused = { chatId: 2, message: null, comment: null, problem: 'It has ended.' };
  expect(leftOf(chosen, [arrived, refused])).toEqual([chosen[1], chosen[2]]);
  expect(problemsOf([arrived, refused])).toEqual([{ chatId: 2, problem: 'It has ended.' }]);
  expect(madeBy([arrived, refused]).map(({ id }) => id)).toEqual([9, 8]);
});
