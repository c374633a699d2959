import { fileEndpoints } from '@hearthside/contract/file/endpoints';
import { describe, expect, it } from 'vitest';
import { panelFileKey, shortName, uploadNames } from './panel-file';

const SUFFIX = '_0123456789';

describe('the key of an upload of the panel', () => {
  it.each([
    ['.jpg', '.jpg'],
    ['.JPG', '.jpg'],
    ['.tar gz', ''],
    ['.p%2f', ''],
    ['.muchtoolong', ''],
    ['.', ''],
    ['', ''],
    [null, ''],
  ])('ends %j in %j', (ext, ending) =>
    expect(panelFileKey({ hash: `IMG${SUFFIX}`, ext })).toBe(`IMG${SUFFIX}${ending}`),
  );

  it.each(['', 'a', 'small_dog', 'x'.repeat(300)])('fits the contract: %j', (name) => {
    const hash = shortName(`${name}${SUFFIX}`);
    expect(hash.endsWith(SUFFIX)).toBe(true);
    for (const prefix of ['', 'thumbnail_', 'large_']) {
      const key = panelFileKey({ hash: `${prefix}${hash}`, ext: '.JPEG' });
      expect(fileEndpoints.read.params.safeParse({ key }).success, key).toBe(true);
      expect(uploadNames(key)).toContain(hash);
    }
  });
});

it('the lookup of an uploaded file tries a name as given before it tries it as that of a smaller copy', () => {
  expect(uploadNames('small_dog_1.jpg')).toEqual(['small_dog_1', 'dog_1']);
  expect(uploadNames('thumbnail_small_dog_1')).toEqual(['thumbnail_small_dog_1', 'small_dog_1']);
  expect(uploadNames('dog_1.jpg')).toEqual(['dog_1']);
});
