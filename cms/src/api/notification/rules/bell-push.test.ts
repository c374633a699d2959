import { TOPIC_OF } from '@hearthside/contract/notification/kinds';
import { expect, it } from 'vitest';
import { bellPushWords, isPushedTopic, kindsOf } from './bell-push';

it('a push notification of the bell says of which topic it is, and how many there are', () => {
  expect(bellPushWords('care', 1)).toEqual({ title: 'Update from the care calendar', body: '' });
  expect(bellPushWords('care', 3).body).toBe('3 notifications');
});

it('every kind of the bell has a topic that comes by push, but messages and new to read', () => {
  const without = Object.entries(TOPIC_OF).filter(([, topic]) => !isPushedTopic(topic));
  expect(without.map(([kind]) => kind)).toEqual(['message', 'reading']);
  expect(kindsOf('care')).toEqual(['care']);
  expect(isPushedTopic('toString')).toBe(false);
});
