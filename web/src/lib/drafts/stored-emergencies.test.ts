// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { storeEmergencies, storedEmergencies } from './stored-emergencies';

const answer = { id: 3, question: 'What first?', answer: '<p>Call.</p>', videoUrl: '' };

afterEach(() => localStorage.clear());

it('the stored emergencies keep what everybody may read, and nothing about the member who read it', () => {
  const at = new Date('2026-11-12T10:00:00.000Z');
  const item = {
    ...answer,
    topic: 'emergencies' as const,
    updatedAt: '',
    revision: 'r',
    mine: true,
    helpful: { yes: 4, no: 1 },
  };
  storeEmergencies([item], at);
  expect(storedEmergencies()).toEqual({ answers: [answer], at: '2026-11-12T10:00:00.000Z' });
  expect(localStorage.getItem('hearthside.emergencies')).not.toMatch(/mine|helpful/);
});

it.each(['', '{', '[]', 'null', '{"answers":[{}],"at":""}', '{"answers":[]}'])(
  'the stored emergencies are empty if the stored text is %j',
  (text) => {
    localStorage.setItem('hearthside.emergencies', text);
    expect(storedEmergencies()).toBeNull();
  },
);
