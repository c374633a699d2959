// @vitest-environment jsdom
import type { PetEntry } from '@hearthside/contract/pet/entry';
import { ENTRY_TEXTS } from '@hearthside/contract/pet/record-texts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { PetEntries } from './pet-entries';

const record: PetEntry = {
  id: 9,
  date: '2026-03-09',
  initial: '',
  description: '',
  location: 'phone',
  outcomeDate: null,
  outcomeEmail: '',
  authorName: '',
  mayChange: true,
  revision: '1',
  details: { kind: 'note' },
  files: [],
  comments: [],
};
const calendar = { state: 'added', kind: 'vaccination', taskId: 4, title: 'Rabies' } as const;
let sent: Asked[];

function serve(asked: Asked) {
  if (asked.call.startsWith('GET')) {
    const pagination = { currentPage: 1, totalPages: 1, total: 0 };
    return answer({ records: [], pagination });
  }
  sent.push(asked);
  const isLeftOut = asked.body.inCalendar === false;
  return answer({ record, calendar: isLeftOut ? null : { ...calendar, day: '2027-11-03' } });
}

beforeEach(() => {
  sent = [];
  openPortal(serve);
});
afterEach(closePortal);

const OFFER = /^Add it to the care calendar/;
async function typeVaccination() {
  render(
    <DataCache>
      <MemoryRouter>
        <PetEntries petId={5} petName="Biscuit" mayChange mayComment={false} />
      </MemoryRouter>
    </DataCache>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add entry' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type(/^Kind/, 'vaccination');
  await screen.findByLabelText(/^Product/);
  expect(screen.queryByLabelText(OFFER)).toBeNull();
  type(/^Product/, 'Rabies');
  type(/^Date/, '2026-11-03');
  type(/^Next due/, '2027-11-03');
  return screen.findByLabelText<HTMLInputElement>(OFFER);
}
const save = (field: HTMLElement) => fireEvent.submit(field.closest('form')!);

it('an entry with a next vaccination says that it is in the care calendar', async () => {
  const offer = await typeVaccination();
  expect(offer.checked).toBe(true);
  save(offer);
  await vi.waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith(
      ENTRY_TEXTS.added,
      'Rabies is in the care calendar, due Nov 3, 2027.',
    ),
  );
  expect(sent[0]?.body).not.toHaveProperty('inCalendar');
});

it('an entry can be left out of the care calendar', async () => {
  const offer = await typeVaccination();
  fireEvent.click(offer);
  save(offer);
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(ENTRY_TEXTS.added));
  expect(sent[0]?.body.inCalendar).toBe(false);
});
