import { expect, it } from 'vitest';
import { whyNotRestored } from './version-words';

const same = { isSame: true };
const other = { isSame: false };
const gone = { isSame: false, lost: 'The file stays as it is now. The earlier one was deleted.' };

it.each([
  ['is the current one', [same, same], 'This is the current version.'],
  ['differs in nothing but what is gone', [same, gone], 'Nothing else is different'],
  ['brings back something besides what is gone', [other, gone], ''],
  ['brings back everything', [other, same], ''],
])('a version that %s says so, or can be restored', (_which, fields, said) => {
  expect(whyNotRestored(fields, false).startsWith(said)).toBe(true);
  expect(whyNotRestored(fields, false) === '').toBe(said === '');
});

it('a version is not restored over unsaved changes of the form', () => {
  expect(whyNotRestored([other], true)).toMatch(/^The form has unsaved changes/);
});
