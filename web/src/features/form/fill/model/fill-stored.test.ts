import { describe, expect, it } from 'vitest';
import type { StoredFilling } from './fill-state';
import { joined, leftByOthers } from './fill-stored';

const text = (response: string) => ({ response });
const stored = (
  answers: StoredFilling['answers'],
  more: Partial<StoredFilling> = {},
): StoredFilling => ({ answers, base: {}, step: 0, version: 1, ...more });

describe('what another tab has stored', () => {
  it('is what neither this tab has stored nor the server has', () => {
    const found = stored({ 1: text('mine'), 2: text('theirs'), 3: text('saved') });
    const left = leftByOthers(found, stored({ 1: text('mine') }), { 3: text('saved') });
    expect(left?.answers).toEqual({ 2: text('theirs') });
    expect(leftByOthers(found, found, {})).toBeNull();
    expect(leftByOthers(null, found, {})).toBeNull();
  });

  it('includes that an answer was deleted there', () => {
    const base = { 1: text('a') };
    expect(leftByOthers(stored({}, { base }), null, base)?.answers).toEqual({});
    expect(leftByOthers(stored({}, { base }), null, {})).toBeNull();
  });
});

describe('what two tabs have stored', () => {
  it('is stored together, each answer with what it was based on', () => {
    const mine = stored({ 1: text('a'), 2: text('b') }, { base: { 2: text('b') } });
    const others = stored({ 2: text('c') }, { base: { 2: text('old') } });
    expect(joined(mine, others, null)).toMatchObject({
      answers: { 1: text('a'), 2: text('c') },
      base: { 2: text('old') },
    });
    expect(joined(null, others, null)).toBe(others);
    expect(joined(mine, null, null)).toBe(mine);
  });

  it('has, of two answers to a question, the one from here if it was changed here last', () => {
    const others = stored({ 1: text('there') });
    const here = stored({ 1: text('here') });
    expect(joined(here, others, null)?.answers[1]).toEqual(text('here'));
    // This tab has only found it, and the other has typed on since.
    expect(joined(here, others, here)?.answers[1]).toEqual(text('there'));
  });

  it('has to be looked at again where the other tab had another version of the form', () => {
    const others = stored({ 2: text('there') }, { version: 2, reread: [] });
    expect(joined(stored({ 1: text('here') }), others, null)?.reread).toEqual([2]);
  });
});
