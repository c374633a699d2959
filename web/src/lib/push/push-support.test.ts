import { expect, it } from 'vitest';
import { supportOf, type PushBrowser } from './push-support';

const browser = (some: Partial<PushBrowser> = {}) =>
  supportOf({
    isSecure: true,
    hasPush: true,
    permission: 'default',
    isApple: false,
    isInstalled: false,
    ...some,
  });

it('a browser can get push notifications unless it is set to block them', () => {
  expect(browser()).toBe('possible');
  expect(browser({ permission: 'granted' })).toBe('possible');
  expect(browser({ permission: 'denied' })).toBe('blocked');
});

it('a portal that is opened without https gets none, whatever the browser can do', () => {
  expect(browser({ isSecure: false })).toBe('insecure');
});

it('an iPhone gets them in an installed portal alone', () => {
  expect(browser({ isApple: true, hasPush: false })).toBe('install');
  expect(browser({ isApple: true, hasPush: false, isInstalled: true })).toBe('unsupported');
  expect(browser({ isApple: true, isInstalled: true })).toBe('possible');
  expect(browser({ hasPush: false })).toBe('unsupported');
});
