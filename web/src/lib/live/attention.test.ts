// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ATTENTIVE_MS, isAttended, watchAttention } from './attention';

const heard = vi.fn(() => void said.push(isAttended()));
let said: boolean[] = [];
let leave = () => {};
let visibility: DocumentVisibilityState;

const turn = (to: DocumentVisibilityState) => {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  leave = watchAttention(heard);
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a visible window', () => {
  it('is unattended two minutes after the last input, and says so once', () => {
    expect(isAttended()).toBe(true);
    vi.advanceTimersByTime(ATTENTIVE_MS - 1);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(isAttended()).toBe(false);
    vi.advanceTimersByTime(ATTENTIVE_MS * 5);
    expect(said).toEqual([false]);
  });

  it.each(['pointermove', 'keydown', 'wheel', 'touchstart', 'focus'])(
    'is attended again at a %s',
    (input) => {
      vi.advanceTimersByTime(ATTENTIVE_MS);
      window.dispatchEvent(new Event(input));
      expect(said).toEqual([false, true]);
    },
  );

  it.each(['click', 'input', 'focusin'])(
    'is attended again at a %s within it, which is all that a screen reader sends',
    (input) => {
      const button = document.body.appendChild(document.createElement('button'));
      vi.advanceTimersByTime(ATTENTIVE_MS);
      button.dispatchEvent(new Event(input, { bubbles: true }));
      button.remove();
      expect(said).toEqual([false, true]);
    },
  );

  it('stays unattended at a scroll inside it, which needs nobody', () => {
    const box = document.body.appendChild(document.createElement('div'));
    vi.advanceTimersByTime(ATTENTIVE_MS - 1);
    box.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(1);
    box.dispatchEvent(new Event('scroll'));
    box.remove();
    expect(said).toEqual([false]);
  });

  it('reports at the next input that nobody was there, if the computer slept meanwhile', () => {
    vi.setSystemTime(Date.now() + ATTENTIVE_MS * 9);
    window.dispatchEvent(new Event('keydown'));
    expect(said).toEqual([false, true]);
  });

  it('stays attended while input goes on', () => {
    for (let minute = 0; minute < 5; minute += 1) {
      vi.advanceTimersByTime(60_000);
      window.dispatchEvent(new Event('pointermove'));
    }
    expect(said).toEqual([]);
    vi.advanceTimersByTime(ATTENTIVE_MS);
    expect(said).toEqual([false]);
  });
});

it('a window is unattended at once when it is hidden, and attended when somebody turns to it', () => {
  turn('hidden');
  window.dispatchEvent(new Event('pointermove'));
  expect(isAttended()).toBe(false);
  vi.advanceTimersByTime(ATTENTIVE_MS * 3);
  turn('visible');
  expect(said).toEqual([false, true]);
});

it('nobody is notified of a window that is no longer watched', () => {
  leave();
  vi.advanceTimersByTime(ATTENTIVE_MS * 2);
  turn('hidden');
  expect(said).toEqual([]);
});
