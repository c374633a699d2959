import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../http/refuse';
import { cleanSynonym } from './clean-synonym';

const refusedField = (given: Record<string, unknown>) => {
  try {
    cleanSynonym(given);
  } catch (error) {
    return error instanceof Refusal ? Object.keys(error.details ?? {})[0] : error;
  }
  return undefined;
};

describe('a synonym', () => {
  it('is stored tidily, each of its words once', () => {
    expect(
      cleanSynonym({ word: '  Vet ', sameAs: 'veterinarian,, animal   doctor\nVET; Veterinarian' }),
    ).toEqual({ word: 'Vet', wordKey: 'vet', sameAs: 'veterinarian, animal doctor' });
  });

  it.each([
    [{}, 'word'],
    [{ word: '!!!', sameAs: 'cat' }, 'word'],
    [{ word: 'a', sameAs: 'cat' }, 'word'],
    [{ word: 'x'.repeat(61), sameAs: 'cat' }, 'word'],
    [{ word: 'cat', sameAs: '' }, 'sameAs'],
    [{ word: 'cat', sameAs: 'CAT, cát' }, 'sameAs'],
    [{ word: 'cat', sameAs: 'kitten, a' }, 'sameAs'],
    [{ word: 'cat', sameAs: 'kitten, " * ' }, 'sameAs'],
    [{ word: 'cat', sameAs: 'y'.repeat(61) }, 'sameAs'],
    [{ word: 'cat', sameAs: Array.from({ length: 13 }, (_, n) => `word${n}`).join() }, 'sameAs'],
  ])('of %j is refused by its field', (given, field) => {
    expect(refusedField(given)).toBe(field);
  });
});
