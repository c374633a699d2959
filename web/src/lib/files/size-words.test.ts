import { expect, it } from 'vitest';
import { sizeWords } from './size-words';

it.each([
  [12, '12 bytes'],
  [2048, '2 KB'],
  [1_000_000, '977 KB'],
  [1_048_576, '1.0 MB'],
  [10_485_760, '10.0 MB'],
])('%i bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));
