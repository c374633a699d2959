import { expect, it } from 'vitest';
import { peopleOf } from './chat-words';
import { ownReaction, shownReactions } from './reactions';
import { testChat, testUser } from './test-messages';

const people = peopleOf(testChat().members, [testUser(30, 'Elif')]);

it('reactions name who has reacted, the viewer first and the rest by number', () => {
  const reactions = [
    { kind: 'like' as const, memberIds: [12, 30, 7, 99] },
    { kind: 'thanks' as const, memberIds: [1] },
  ];
  expect(shownReactions({ reactions }, people, 7)).toEqual([
    {
      kind: 'like',
      sign: '👍',
      own: true,
      words: 'You, Jonas and 2 more',
      label: 'Like: You, Jonas Marchetti, Elif Marchetti, Unknown User',
    },
    { kind: 'thanks', sign: '🙏', own: false, words: 'Amara', label: 'Thanks: Amara Marchetti' },
  ]);
});

it('the viewer’s own reaction is the one with their name, if there is any', () => {
  const reactions = [{ kind: 'love' as const, memberIds: [12] }];
  expect([ownReaction(reactions, 12), ownReaction(reactions, 7)]).toEqual(['love', null]);
});
