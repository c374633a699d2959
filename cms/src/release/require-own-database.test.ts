import { describe, expect, it } from 'vitest';
import { whyTooNew } from './require-own-database';

const own = { version: '1.1.0', schemaNumber: 2 };

describe('a server', () => {
  it.each([
    ['of the release before', { version: '1.0.0', schemaNumber: 1 }],
    ['of its own release', own],
    ['of a later release with the same schema', { version: '1.1.4', schemaNumber: 2 }],
  ])('starts on a database that was last used by one %s', (_which, last) => {
    expect(whyTooNew(last, own)).toBeUndefined();
  });

  it('does not start on a newer database, and says what to do', () => {
    expect(whyTooNew({ version: '1.2.0', schemaNumber: 3 }, own)).toBe(
      'This database was last used by Hearthside 1.2.0; this is 1.1.0. Start 1.2.0 or newer, ' +
        'or restore the backup made before the update. Nothing was changed.',
    );
  });

  it('names the schemas if the versions are the same', () => {
    expect(whyTooNew({ version: '1.1.0', schemaNumber: 3 }, own)).toContain(
      'Hearthside 1.1.0 with schema 3; this is 1.1.0 with schema 2.',
    );
  });
});
