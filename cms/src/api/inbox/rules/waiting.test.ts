import { expect, it } from 'vitest';
import { afterMessage, afterMessages, NOBODY_WAITS, type Said } from './waiting';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 9, minute));
const asks = (id: number, minute: number, senderId: number | null = 7): Said => ({
  id,
  senderId,
  fromOffice: false,
  at: at(minute),
});
const answers = (id: number, minute: number): Said => ({
  id,
  senderId: 1,
  fromOffice: true,
  at: at(minute),
});

it('a person waits since the first message that the office has not answered', () => {
  const { waiting, waits } = afterMessages(NOBODY_WAITS, [asks(1, 0), asks(2, 5)]);
  expect(waiting).toEqual({ since: at(0), waiterId: 7, answeredUpTo: 0 });
  expect(waits).toEqual([]);
});

it('an admin’s message answers, and shows how long it took', () => {
  const { waiting, waits } = afterMessages(NOBODY_WAITS, [asks(1, 0), asks(2, 5), answers(3, 20)]);
  expect(waiting).toEqual({ since: null, waiterId: null, answeredUpTo: 3 });
  expect(waits).toEqual([{ since: at(0), answeredAt: at(20), seconds: 1200 }]);
});

it('a second message of the office is no second answer', () => {
  const { waits } = afterMessages(NOBODY_WAITS, [asks(1, 0), answers(2, 3), answers(3, 9)]);
  expect(waits.map(({ seconds }) => seconds)).toEqual([180]);
});

it('nobody waits through a message that was deleted, or whose sender was erased', () => {
  const all = [{ ...asks(1, 0), deleted: true }, asks(2, 1, null)];
  expect(afterMessages(NOBODY_WAITS, all).waiting).toEqual(NOBODY_WAITS);
});

it('a deleted message of the office answers nothing', () => {
  const all = [asks(1, 0), { ...answers(2, 3), deleted: true }];
  const { waiting, waits } = afterMessages(NOBODY_WAITS, all);
  expect(waiting).toEqual({ since: at(0), waiterId: 7, answeredUpTo: 0 });
  expect(waits).toEqual([]);
});

it('nobody waits through a message that needs no answer, until they write again', () => {
  const settled = { ...NOBODY_WAITS, answeredUpTo: 4 };
  expect(afterMessage(settled, asks(4, 0)).waiting).toEqual(settled);
  expect(afterMessage(settled, asks(5, 8)).waiting).toMatchObject({ since: at(8), waiterId: 7 });
});

it('clocks that disagree never make a wait shorter than nothing', () => {
  const { waits } = afterMessages(NOBODY_WAITS, [asks(1, 9), answers(2, 3)]);
  expect(waits[0]?.seconds).toBe(0);
});
