import { expect, it } from 'vitest';
import { passwordRules } from './password-rules';

it('the password rules check the length in characters, not in code units', () => {
  expect(passwordRules('1234567')).toEqual([{ label: 'At least 8 characters', met: false }]);
  expect(passwordRules('🐕🐕🐕🐕')[0]?.met).toBe(false);
  expect(passwordRules('🐕'.repeat(8))[0]?.met).toBe(true);
});

it('the password rules mention the maximum only near it', () => {
  expect(passwordRules('x'.repeat(20))).toHaveLength(1);
  expect(passwordRules('x'.repeat(65))[1]).toEqual({ label: 'At most 64 characters', met: false });
});
