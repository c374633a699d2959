// @vitest-environment jsdom
import type { InviteLine } from '@hearthside/contract/member/invitations';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, noAnswer, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { InviteListDialog } from './invite-list-dialog';

const LIST = [
  'First name,Last name,Email,Role',
  'Ann,Lee,ann@example.org,Foster',
  'Bo,,bo@example.org,Foster',
  'Cy,Day,cy@example.org,Admin',
].join('\n');
const line = (number: number, name: string, error: string | null = null): InviteLine => ({
  line: number,
  name,
  email: `${name.toLowerCase()}@example.org`,
  role: name === 'Cy' ? 'Admin' : 'Foster',
  error,
});
const LINES = [line(2, 'Ann'), line(3, 'Bo', 'Last name is required'), line(4, 'Cy')];
let asked: { csv: string; verified: boolean; send: boolean }[] = [];
let reply: (send: boolean) => Promise<Response>;

beforeEach(() => {
  asked = [];
  reply = (send) => answer({ lines: LINES, invited: send ? 2 : 0 });
  openPortal(({ body }) => {
    const list = body as (typeof asked)[number];
    asked.push(list);
    return reply(list.send);
  });
});
afterEach(closePortal);

const show = () =>
  render(
    <DataCache>
      <MemoryRouter>
        <InviteListDialog open onClose={() => undefined} />
      </MemoryRouter>
    </DataCache>,
  );
const box = () => screen.getByLabelText<HTMLTextAreaElement>('The list');
const paste = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const check = async () => {
  press('Check the list');
  await screen.findByText('2 people are ready, 1 line needs attention');
};

it('the invite list dialog checks a list, invites the people whose lines are valid, and keeps the rest', async () => {
  show();
  paste(LIST);
  await check();
  expect(asked).toEqual([{ csv: LIST, verified: true, send: false }]);
  expect(screen.getByText('Last name is required')).toBeTruthy();
  expect(screen.getByText(/One of them becomes an admin/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Only lines that need attention'));
  expect(screen.queryByText('Ann')).toBeNull();

  press('Invite 2 people');
  expect(await screen.findByText('2 people were invited, 1 line was not')).toBeTruthy();
  expect(asked[1]?.send).toBe(true);
  press('Correct the rest');
  expect(box().value).toBe('First name,Last name,Email,Role\nBo,,bo@example.org,Foster');
});

it('the invite list dialog does not send an empty list', () => {
  show();
  press('Check the list');
  expect(screen.getByText(/^Choose a file, or paste/)).toBeTruthy();
  expect(asked).toEqual([]);
});

it('the invite list dialog shows the server’s message at the list', async () => {
  const error = 'The first line must name the columns. Missing: “Role”.';
  reply = () => refused('INVALID_INPUT', error, { csv: error });
  show();
  paste('Ann,Lee,ann@example.org');
  press('Check the list');
  expect(await screen.findByText(error)).toBeTruthy();
  expect(box().value).toBe('Ann,Lee,ann@example.org');
});

it('the invite list can be sent again after the connection broke', async () => {
  show();
  paste(LIST);
  await check();
  reply = noAnswer;
  press('Invite 2 people');
  expect(await screen.findByText(/No one will be invited twice/)).toBeTruthy();
  press('Change the list');
  expect(box().value).toBe(LIST);
  cleanup();
  show();
  expect(box().value).toBe(LIST);
});

it('the invite list dialog reads a file of an older spreadsheet, and refuses a workbook', async () => {
  show();
  const choose = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    // jsdom can't read its own files.
    const file = Object.assign(new File([], name), {
      arrayBuffer: () => Promise.resolve(bytes.buffer),
    });
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  };
  choose('people.csv', Uint8Array.of(0x5a, 0x6f, 0xeb));
  await waitFor(() => expect(box().value).toBe('Zoë'));
  choose('people.xlsx', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0));
  expect(await screen.findByText(/“people.xlsx” isn’t a CSV file/)).toBeTruthy();
  expect(box().value).toBe('Zoë');
});
