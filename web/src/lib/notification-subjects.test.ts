import { expect, it } from 'vitest';
import { notificationSubjects } from './notification-subjects';

it('a notification about a trust has its pets and their care requested again, which come and go with it', () => {
  expect(notificationSubjects('trust')).toEqual(
    expect.arrayContaining(['notification', 'trust', 'pet', 'care', 'member']),
  );
});
