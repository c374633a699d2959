import { describe, expect, it } from 'vitest';
import { safeNext, signInPath } from './next-path';

describe('safeNext', () => {
  it('keeps an address of the portal with its query and its hash', () => {
    expect(safeNext('/users?role=foster&page=2#list')).toBe('/users?role=foster&page=2#list');
  });

  it.each([
    null,
    undefined,
    '',
    'users',
    'https://evil.example/users',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
  ])('goes home from %j', (next) => {
    expect(safeNext(next)).toBe('/');
  });

  it('goes home instead of to pages that would only lead back', () => {
    expect(safeNext('/sign-in?next=%2Fsign-in')).toBe('/');
    expect(safeNext('/register')).toBe('/');
  });
});

describe('signInPath', () => {
  it('remembers where a visitor wanted to go', () => {
    expect(signInPath('/users?page=2')).toBe('/sign-in?next=%2Fusers%3Fpage%3D2');
  });
  it('says nothing about home', () => {
    expect(signInPath('/')).toBe('/sign-in');
  });
});
