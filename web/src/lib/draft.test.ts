// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { claimDrafts, draft, forgetDrafts } from './draft';

const kept = draft<{ text: string }>('some form');
const registering = draft<{ text: string }>('register');

beforeEach(() => sessionStorage.clear());

it('what a member typed is still theirs when they sign in again in the same tab', () => {
  claimDrafts(7);
  kept.write({ text: 'mine' });
  claimDrafts(7);
  expect(kept.read()).toEqual({ text: 'mine' });
});

it('who signs in where another typed finds nothing of it', () => {
  claimDrafts(7);
  kept.write({ text: 'mine' });
  claimDrafts(8);
  expect(kept.read()).toBeNull();
});

it('what a visitor typed to join is nobody\u2019s once somebody has signed in', () => {
  registering.write({ text: 'visitor' });
  claimDrafts(7);
  expect(registering.read()).toBeNull();
});

it('signing out leaves nothing in the tab', () => {
  claimDrafts(7);
  kept.write({ text: 'mine' });
  forgetDrafts();
  expect(sessionStorage.length).toBe(0);
});
