import { expect, it } from 'vitest';
import { reminderNotice, renewingWords } from './reminder-notices';

const notice = (today: string, amount = 6000, graceDays = 30) =>
  reminderNotice({ nextDeadline: '2026-11-20', amount, today, graceDays });

it.each([
  ['2026-10-21', 'Your membership is due in 30 days'],
  ['2026-11-15', 'Your membership is due in 5 days'],
  ['2026-11-19', 'Your membership is due tomorrow'],
  ['2026-11-20', 'Your membership is due today'],
  ['2026-11-21', 'Your membership\u2019s deadline has passed'],
])('on %s: %s', (today, title) => expect(notice(today).title).toBe(title));

it('a reminder promises a renewal by a gift only if a gift renews it', () => {
  expect(renewingWords(true)).toContain('with a gift');
  expect(renewingWords(false)).toMatch(/^The office renews your membership\./);
});

it('a reminder says the amount, the day, and how long the membership still counts', () => {
  expect(notice('2026-11-13').body).toBe(
    'Your annual membership of $60.00 is due on Nov 20, 2026.',
  );
  expect(notice('2026-11-21').body).toBe(
    'Your annual membership of $60.00 was due on Nov 20, 2026. It’s still valid until Dec 20, 2026.',
  );
  expect(notice('2026-12-21').body).toBe(
    'Your annual membership of $60.00 was due on Nov 20, 2026.',
  );
  expect(notice('2026-11-19', 0).body).toBe('Your membership is due on Nov 20, 2026.');
});
