// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { clearVersion, noteVersion, useNewVersion, willLoadVersion } from './portal-version';

const answered = (version?: string) =>
  noteVersion(new Response(null, { headers: version ? { 'Portal-Version': version } : {} }));
const isOutdated = () => renderHook(useNewVersion).result.current;

beforeEach(() => {
  // As a build writes them: what the others need comes first.
  for (const src of ['/assets/base-Old0.js', '/assets/index-Old1.js']) {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src });
    document.head.append(script);
  }
});
afterEach(() => {
  clearVersion();
  document.head.replaceChildren();
  sessionStorage.clear();
});

it('a page notices by an answer that the server has another version', () => {
  const { result } = renderHook(useNewVersion);
  act(() => answered('Old1'));
  expect(result.current).toBe(false);
  act(() => answered('New2'));
  expect(result.current).toBe(true);
});

it('a page does not look outdated to an answer without a version, or in development', () => {
  answered();
  expect(isOutdated()).toBe(false);
  document.head.replaceChildren();
  answered('New2');
  expect(isOutdated()).toBe(false);
});

it('a tab that was loaded anew for a version is not asked for it again', () => {
  for (const version of ['New2', 'New3']) {
    answered(version);
    expect(isOutdated()).toBe(true);
    willLoadVersion();
    clearVersion();
  }
  answered('New2');
  answered('New3');
  expect(isOutdated()).toBe(false);
});
