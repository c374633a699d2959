import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { ApiMember } from './api';

/** Biscuit of Rosa, whose caretaker is Sam and whose foster is Lena. */
export const BISCUIT = 1;

/** Today at the office, where the demo's animals live, as `2026-11-27`. */
export const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());

/** A day after that of `today`, or before it. */
export function daysFromToday(days: number): string {
  const day = new Date(`${today()}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/**
 * Adds a task of Biscuit without a browser: one dose today at noon, if nothing else is said. A repeating one would
 * count from now, so in the afternoon it would not be due today.
 */
export const plantTask = (owner: ApiMember, title: string, more: object = {}) =>
  owner.post<{ id: number }>('/care/tasks', {
    petId: BISCUIT,
    key: randomUUID(),
    task: {
      kind: 'medication',
      title,
      notes: '',
      dose: '1 tablet',
      repeats: 'once',
      every: 1,
      weekdays: [],
      startsOn: today(),
      endsOn: null,
      times: ['12:00'],
      assigneeId: null,
      tellNextAfterMinutes: null,
      ...more,
    },
  });

interface Occurrence {
  taskId: number;
  state: string;
  mark: { state: string; reason: string; by: { name: string } | null } | null;
}

/** What the server has of a task today. */
export async function todayOf(member: ApiMember, taskId: number): Promise<Occurrence | undefined> {
  const day = today();
  const { occurrences } = await member.get<{ occurrences: Occurrence[] }>(
    `/care/days?from=${day}&to=${day}&petId=${BISCUIT}`,
  );
  return occurrences.find((one) => one.taskId === taskId);
}

/** The row of a task of Biscuit. */
export const taskRow = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** The round button that marks a task of Biscuit as done. */
export const tick = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Mark as done: ${title} for Biscuit`) });
/** The same button once it is marked. */
export const ticked = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Undo: ${title} for Biscuit`) });

/** Opens the calendar of Biscuit and waits until it shows a task. */
export async function openCare(page: Page, title: string) {
  await page.goto(`/care?petId=${BISCUIT}`);
  await taskRow(page, title).waitFor();
}
