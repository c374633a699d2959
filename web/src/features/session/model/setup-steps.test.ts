import type { SetupStatus } from '@hearthside/contract/session/setup';
import { describe, expect, it } from 'vitest';
import { isSameAddress, stepAfter, stepOf } from './setup-steps';

const status = (organizationDone: boolean, proved: boolean, checked: boolean): SetupStatus => ({
  organisationName: 'Hearthside',
  timeZone: 'America/Denver',
  organizationDone,
  publicUrl: 'https://portal.example.org',
  mail: { goesTo: 'server', place: 'mail.example.org', proved },
  storage: { kind: 'folder', place: '/data/files', checked },
  missing: [],
});

describe('the step of a setup', () => {
  it.each([
    [null, status(false, false, false), 'organization'],
    [null, status(true, false, false), 'mail'],
    [null, status(true, true, false), 'server'],
    [null, status(true, true, true), 'admin'],
    ['admin', status(false, false, false), 'admin'],
    ['nonsense', status(true, false, true), 'mail'],
  ])('by the address %j is the named one, or the first that is not done', (named, at, step) =>
    expect(stepOf(named, at)).toBe(step),
  );

  it('is followed by the next, and the last by itself', () => {
    expect([stepAfter('organization'), stepAfter('server'), stepAfter('admin')]).toEqual([
      'mail',
      'admin',
      'admin',
    ]);
  });
});

it.each([
  ['https://portal.example.org', 'https://portal.example.org', true],
  ['https://portal.example.org/', 'https://portal.example.org', true],
  ['http://localhost:1337', 'http://127.0.0.1:1337', false],
  ['http://portal.example.org', 'https://portal.example.org', false],
  ['nonsense', 'https://portal.example.org', false],
])('the server\u2019s address %s and the browser\u2019s %s: the same is %s', (own, origin, same) =>
  expect(isSameAddress(own, origin)).toBe(same),
);
