// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { desktopMemory } from './desktop-memory';

beforeEach(() => localStorage.clear());

it('the device stores the choice about desktop notifications, and notifies its listeners', () => {
  const heard = vi.fn();
  const leave = desktopMemory.subscribe(heard);
  expect(desktopMemory.choice()).toBe('unset');
  desktopMemory.choose('on');
  expect(desktopMemory.choice()).toBe('on');
  expect(heard).toHaveBeenCalledOnce();
  leave();
  desktopMemory.choose('off');
  expect(heard).toHaveBeenCalledOnce();
  expect(desktopMemory.choice()).toBe('off');
});

it('a listener is notified of a choice about desktop notifications in another tab', () => {
  const heard = vi.fn();
  const leave = desktopMemory.subscribe(heard);
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledOnce();
  leave();
});

it('the device reserves each message for a desktop notification once, and drops the oldest ones', () => {
  expect(desktopMemory.take(1)).toBe(true);
  expect(desktopMemory.take(1)).toBe(false);
  for (let id = 2; id <= 101; id += 1) expect(desktopMemory.take(id)).toBe(true);
  expect(desktopMemory.take(101)).toBe(false);
  expect(desktopMemory.take(1)).toBe(true);
});

it('the device’s choice about desktop notifications survives invalid stored data', () => {
  localStorage.setItem('hearthside.desktop', 'perhaps');
  localStorage.setItem('hearthside.desktop.told', '{not json');
  expect(desktopMemory.choice()).toBe('unset');
  expect(desktopMemory.take(1)).toBe(true);
});

it('the device holds messages for the end of quiet hours for each member, and releases them once', () => {
  const rosas = { memberId: 7, chatId: 5, messageId: 1 };
  desktopMemory.hold(rosas);
  desktopMemory.hold({ ...rosas, messageId: 2 });
  desktopMemory.hold({ ...rosas, memberId: 8, messageId: 3 });
  expect(desktopMemory.release(7, 2)).toBe(true);
  expect(desktopMemory.held(7)).toEqual([rosas]);
  expect(desktopMemory.release(7)).toBe(true);
  expect(desktopMemory.release(7)).toBe(false);
  expect(desktopMemory.held(8)).toHaveLength(1);
  localStorage.setItem('hearthside.desktop.held', '[null, {"memberId": "8"}, 4]');
  expect(desktopMemory.held(8)).toEqual([]);
});
