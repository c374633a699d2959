import { describe, expect, it } from 'vitest';
import { personWords } from './person-search';

describe('what is typed to find a person', () => {
  it.each([
    ['Hale, Amara', ['hale', 'amara']],
    ['Amara  Hale', ['amara', 'hale']],
    ['O\u2019Neil', ["o'neil"]],
    ['amara@hale.example', ['amara@hale.example']],
    ['', []],
    ['  ', []],
  ])('%j is the words %j', (typed, words) => expect(personWords(typed)).toEqual(words));

  it.each([
    '5035550142',
    '503-555-0142',
    '503.555.0142',
    '(503) 555-0142',
    '(503)555 0142',
    '+1 503 555 0142',
    '1-503-555-0142',
    '+1 (503) 555-0142',
  ])('%j is the phone number 503 555 0142', (typed) =>
    expect(personWords(typed)).toEqual(['5035550142']),
  );

  it('finds a phone number abroad with and without the country', () => {
    expect(personWords('+44 20 7946 0958')).toEqual(['442079460958']);
    expect(personWords('020 7946 0958')).toEqual(['2079460958']);
    expect(personWords('0044 20 7946 0958')).toEqual(['442079460958']);
  });

  it('is a phone number even beside a name, and so is a part of one', () => {
    expect(personWords('Amara (503) 555-0142')).toEqual(['amara', '5035550142']);
    expect(personWords('555-0142')).toEqual(['5550142']);
    expect(personWords('(503)')).toEqual(['503']);
  });

  it('keeps digits that belong to a word', () => {
    expect(personWords('bob2024@x.example 4b')).toEqual(['bob2024@x.example', '4b']);
  });

  it('finds nobody if only signs are typed, and not everyone', () => {
    expect(personWords(', ;')).toEqual([', ;']);
    expect(personWords('%')).toEqual(['%']);
  });

  it('has eight words at most, each once', () => {
    expect(personWords('a b c d e f g h i j')).toHaveLength(8);
    expect(personWords('a a')).toEqual(['a']);
  });
});
