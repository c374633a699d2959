// @vitest-environment jsdom
import type { GiftLine } from '@hearthside/contract/donation/shapes';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, noAnswer, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { GiftListDialog } from './gift-list-dialog';

const LIST = ['Donor,Amount,Date', 'Ann,10.50,2026-11-20', 'Bo,x,2026-11-20', 'Cy,3,2026-11-20'];
const CSV = LIST.join('\n');
const line = (number: number, donorName: string, more: Partial<GiftLine> = {}): GiftLine => ({
  line: number,
  donorName,
  amount: 1050,
  date: '2026-11-20',
  outcome: 'ready',
  problem: '',
  sameAs: null,
  renews: false,
  ...more,
});
const lines = (record: boolean) => [
  line(2, 'Ann', { outcome: record ? 'added' : 'ready', renews: true }),
  line(3, 'Bo', { amount: null, outcome: 'refused', problem: '“x” is not an amount' }),
  line(4, 'Cy', { outcome: 'there_already', sameAs: 2 }),
];
let asked: { csv: string; record: boolean }[];
let reply: (record: boolean) => Promise<Response>;

beforeEach(() => {
  asked = [];
  reply = (record) => answer({ lines: lines(record), added: record ? 1 : 0 });
  openPortal(({ call, body }) => {
    if (call !== 'POST /api/donations/import') return undefined;
    const list = body as (typeof asked)[number];
    asked.push(list);
    return reply(list.record);
  });
});
afterEach(closePortal);

const show = () =>
  render(
    <DataCache>
      <MemoryRouter>
        <GiftListDialog open onClose={() => undefined} />
      </MemoryRouter>
    </DataCache>,
  );
const box = () => screen.getByLabelText<HTMLTextAreaElement>('The list');
const paste = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const check = async () => {
  press('Check the list');
  await screen.findByText(
    '1 gift of $10.50 is ready, 1 is already recorded, 1 line needs attention',
  );
};

it('the gift list dialog checks a list, records the valid lines and keeps the rest', async () => {
  show();
  paste(CSV);
  await check();
  expect(asked).toEqual([{ csv: CSV, record: false }]);
  expect(screen.getByText('“x” is not an amount')).toBeTruthy();
  screen.getByText('Already recorded');
  screen.getByText('Renews a membership');
  fireEvent.click(screen.getByLabelText('Only lines that need attention'));
  expect(screen.queryByText('Ann')).toBeNull();

  press('Record 1 gift');
  await screen.findByText(/^1 gift of \$10.50 was recorded/);
  screen.getByText('Membership renewed');
  expect(asked[1]?.record).toBe(true);
  press('Correct the rest');
  expect(box().value).toBe('Donor,Amount,Date\nBo,x,2026-11-20');
});

it('the gift list dialog shows the server’s message at the list, and does not send an empty list', async () => {
  show();
  press('Check the list');
  screen.getByText(/^Choose a file, or paste/);
  expect(asked).toEqual([]);
  const error = 'The first line must name the columns. Missing: “Date”.';
  reply = () => refused('INVALID_INPUT', error, { csv: error });
  paste('Ann,3');
  press('Check the list');
  await screen.findByText(error);
  expect(box().value).toBe('Ann,3');
});

it('the gift list dialog keeps the list after the connection broke, and says that it can be sent again', async () => {
  show();
  paste(CSV);
  await check();
  reply = noAnswer;
  press('Record 1 gift');
  await screen.findByText(/No gift will be recorded twice/);
  cleanup();
  show();
  expect(box().value).toBe(CSV);
});
