import { describe, expect, it } from 'vitest';
import { archivedSentence, suspendedSentence } from './suspended-sentence';

describe('a suspended member', () => {
  it('is shown from which day on they can sign in again, and where to ask', () => {
    expect(suspendedSentence('2026-12-03', 'office@hearthside.example')).toBe(
      'This account is suspended. You can sign in again on Dec 3, 2026. If you have questions, please write to office@hearthside.example.',
    );
  });
  it('is shown the sentence without a day and without an address if there is none', () => {
    expect(suspendedSentence(null, '')).toBe(
      'This account is suspended. If you have questions, please contact us.',
    );
  });
});

describe('an archived member', () => {
  it('is shown that they are archived, and the address of the office', () => {
    expect(archivedSentence('office@hearthside.example')).toBe(
      'This account is archived, because you are no longer a member here. If you would like to come back, please write to office@hearthside.example.',
    );
  });
  it('is asked to get in touch if the office has no address', () => {
    expect(archivedSentence('')).toContain('please contact us.');
  });
});
