import { SECTIONS } from '@hearthside/contract/section';
import { expect, it } from 'vitest';
import { FEATURES } from './features';

it('every section has its place on a phone in one manifest, and pages', () => {
  const placed = FEATURES.flatMap(({ sections }) => Object.keys(sections));
  expect([...placed].sort()).toEqual(SECTIONS.map(({ id }) => id).sort());
  // The profile's tabs stand in a frame of their own, and the help center is everybody's.
  const elsewhere = ['profile', 'help'];
  const routes = [...FEATURES.flatMap((one) => Object.keys(one.routes ?? {})), ...elsewhere];
  expect(placed.filter((id) => !routes.includes(id))).toEqual([]);
});

it('no two pages of members have one address', () => {
  const pages = FEATURES.flatMap((one) => Object.values(one.routes ?? {}).flat());
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});
