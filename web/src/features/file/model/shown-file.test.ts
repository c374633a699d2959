import { expect, it } from 'vitest';
import { kindAndSize, previewFailure } from './shown-file';

it('a file shows its kind and size', () => {
  expect(kindAndSize({ kind: 'document', size: 348_160 })).toBe('PDF · 340 KB');
});

it('a preview says why it failed, with the status if there is one', () => {
  expect(previewFailure(undefined)).toBe('Failed to load preview');
  expect(previewFailure(404)).toBe('Failed to load preview: 404');
});
