// @vitest-environment jsdom
import { PET_TEXTS } from '@hearthside/contract/pet/fields';
import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { biscuit } from '../../model/test-pet';
import { storeSheets } from '../../device/api/sheet-store';
import { closeDevice, openDevice } from '../../device/test-device';
import { testSheet } from '../../model/test-sheet';
import { EmergencyPage } from './emergency-page';

const contact = (id: number, firstName: string, phoneNumber: string) => ({
  id,
  petId: 5,
  userId: null,
  member: null,
  firstName,
  lastName: 'Lee',
  phoneNumber,
  address: '',
  createdAt: '',
  updatedAt: '',
});
const detail = (more: object = {}): PetDetail => ({
  pet: {
    ...biscuit.pet,
    breed: 'Beagle',
    color: 'Tan',
    textPermission: true,
    ...more,
  },
  careTeam: [
    { ...contact(1, 'Theo', '15035550177'), role: 'trustee' },
    { ...contact(2, 'Sam', '15035550163'), role: 'caretaker' },
    { ...contact(3, 'Lena', ''), role: 'foster' },
  ],
  serviceProviders: [{ ...contact(4, 'Sofia', '15035550188'), serviceRole: 'veterinarian' }],
  petTrust: { id: 2, name: 'The Marchetti Family Trust' },
  routine: [],
  medications: [],
  plannedMedications: [],
  messageable: [],
  mayChange: false,
  mayWriteRecord: false,
  mayDelete: false,
  revision: '1',
});
let pet: PetDetail | undefined;

const paper = (id: number) => ({
  id,
  title: `Paper ${id}`,
  url: '',
  type: 'document',
  size: 1,
  createdAt: '',
  updatedAt: '',
});
function serve({ call, query }: Asked) {
  if (call === 'GET /api/pet-records/5') {
    return pet ? answer(pet) : refused('NOT_FOUND', 'No such pet');
  }
  const page = Number(query.get('page'));
  if (call.endsWith('/documents-and-forms')) {
    const pagination = { currentPage: page, totalPages: 2, total: 101 };
    return answer({ documents: [paper(page)], pagination });
  }
  if (call.endsWith('/records')) {
    const entry = {
      id: 1,
      date: '2026-03-01',
      description: 'Ate a sock',
      location: 'phone',
      initial: '',
      outcomeDate: null,
      outcomeEmail: '',
      details: { kind: 'weight', weight: 22 },
      authorName: '',
      mayChange: false,
      files: [],
      comments: [],
      revision: '1',
    };
    const records = [entry];
    return answer({ records, pagination: { currentPage: 1, totalPages: 1, total: 1 } });
  }
}

beforeEach(() => {
  pet = detail();
  openPortal(serve);
});
afterEach(() => {
  closeDevice();
  closePortal();
});

const open = () =>
  render(
    <DataCache>
      <MemoryRouter initialEntries={['/pet-records/5/emergency']}>
        <Routes>
          <Route path="/pet-records/:id/emergency" element={<EmergencyPage />} />
        </Routes>
      </MemoryRouter>
    </DataCache>,
  );
/** The sheet on screen. The printed one is next to it in the document. */
const sheet = async () => {
  const back = await screen.findByRole('link', { name: 'Back to Biscuit' });
  return within(back.closest('div')!.parentElement!);
};

it('the emergency page lists whom to call in order, each with a call link', async () => {
  open();
  const { getByRole } = await sheet();
  const calls = within(getByRole('region', { name: 'Call in this order' }));
  expect(calls.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Rosa Marchetti.*Owner · OK to text/),
    expect.stringMatching(/Sam Lee.*Caretaker/),
    expect.stringMatching(/Theo Lee.*Trustee/),
  ]);
  const call = calls.getByRole('link', { name: /^Call Rosa Marchetti, / });
  expect(call.getAttribute('href')).toBe('tel:+15035550142');
  expect(calls.getByRole('link', { name: 'Text Rosa Marchetti' })).toBeTruthy();
  expect(getByRole('link', { name: /^Call Sofia Lee, / })).toBeTruthy();
});

it('the emergency page puts warnings first, and does not say that unrecorded ones are absent', async () => {
  open();
  const warnings = within((await sheet()).getByRole('region', { name: 'Warnings' }));
  expect(warnings.getByText('Penicillin')).toBeTruthy();
  expect(warnings.queryByText('No allergies recorded.')).toBeNull();
  expect(warnings.getByText('No conditions recorded.')).toBeTruthy();
});

it('the emergency page has the chip, the doses of today and the routine', async () => {
  const line = { what: 'Kidney diet', amount: 'half a cup', time: '7 AM', place: 'Pantry' };
  const pill = {
    id: 3,
    medicine: 'Amlodipine',
    dose: 0.625,
    unit: 'mg',
    times: ['08:00'],
    to: null,
  };
  pet = { ...detail({ chipNumber: '985113004512338' }), routine: [line], medications: [pill] };
  open();
  const { getByRole } = await sheet();
  const part = (name: string) => getByRole('region', { name }).textContent;
  expect(part('Chip and insurance')).toContain('985 113 004 512 338');
  expect(part('Medications')).toContain('Amlodipine 0.625 mg, at 8:00 AM');
  expect(part('Feeding and routine')).toContain('Kidney diet, half a cup');
});

it('the emergency page has the doses that stand in the calendar alone, and does not say that there are none', async () => {
  const insulin = { taskId: 9, title: 'Insulin', dose: '2 units', when: 'Every day at 8:00 AM' };
  pet = { ...detail(), plannedMedications: [insulin] };
  open();
  const part = (await sheet()).getByRole('region', { name: 'Medications' }).textContent;
  expect(part).toContain('Insulin, 2 units. Every day at 8:00 AM');
  expect(part).not.toContain('None on record.');
  expect(part).not.toContain('the same medication');
});

it('the emergency page says that a dose of the calendar may be one that the record lists, too', async () => {
  const pill = { id: 1, medicine: 'Levothyroxine', dose: 0.4, unit: 'mg', times: [], to: null };
  const tablet = { taskId: 9, title: 'Thyroid tablet', dose: '1 tablet', when: 'Every day' };
  pet = { ...detail(), medications: [pill], plannedMedications: [tablet] };
  open();
  const part = (await sheet()).getByRole('region', { name: 'Medications' }).textContent;
  expect(part).toMatch(/Levothyroxine 0.4 mg.*may be the same medication:Thyroid tablet/);
});

it('the emergency page lists the documents of all pages, the latest entries, and who made it and when', async () => {
  open();
  const { findByText, getByText } = await sheet();
  expect(await findByText('Paper 1')).toBeTruthy();
  expect(getByText('Paper 2')).toBeTruthy();
  expect(getByText('Weight: 22 lbs. Ate a sock')).toBeTruthy();
  expect(getByText('Mar 1, 2026')).toBeTruthy();
  expect(getByText(/^Created on .* by Rosa Marchetti/)).toBeTruthy();
  expect(document.querySelector('.print-sheet')?.textContent).toContain('Penicillin');
});

it('the emergency page shows the sheet of this device while the server is away, and as of when it is', async () => {
  openDevice();
  await storeSheets(7, [testSheet()], new Date(Date.now() - 3_600_000));
  vi.stubGlobal('fetch', noAnswer);
  open();
  expect(await screen.findByText(/^As of .+ [AP]M/)).toBeTruthy();
  expect(screen.getAllByText('Penicillin').length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Ate a sock/).length).toBeGreaterThan(0);
  expect(document.querySelector('.print-sheet')?.textContent).toContain('Penicillin');
  expect(screen.queryByText('Failed to load the emergency sheet')).toBeNull();
});

it('the emergency page says that the server is away if this device has no sheet of the pet', async () => {
  openDevice();
  await storeSheets(7, [testSheet(9, 'Ada')]);
  vi.stubGlobal('fetch', noAnswer);
  open();
  expect(await screen.findByText('Failed to load the emergency sheet')).toBeTruthy();
});

it('the emergency page says if nobody can be called, and if there is no such pet', async () => {
  pet = { ...detail({ ownerPhoneNumber: '' }), careTeam: [], serviceProviders: [] };
  open();
  const { getByText } = await sheet();
  expect(getByText('No one with a phone number is listed for this pet.')).toBeTruthy();
  expect(getByText('None listed for this pet.')).toBeTruthy();
  cleanup();
  pet = undefined;
  open();
  expect(await screen.findByText(PET_TEXTS.detailFailed)).toBeTruthy();
});
