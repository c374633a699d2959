// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePortal } from '@/testing/portal';
import { box, edit, openPetPage, petServer, press, type } from './test-pet-page';

// These have their own tests.
vi.mock('../../records/components/pet-entries', () => ({
  PetEntries: () => (
    <section aria-label="Pet Record">
      <input aria-label="Search the pet record" />
    </section>
  ),
}));
vi.mock('../../photos/components/pet-photos', () => ({
  PetPhotos: () => <section aria-label="Photos" />,
}));
vi.mock('./late-due', () => ({ LateDue: () => <section aria-label="Due" /> }));
vi.mock('../../records/components/pet-documents', () => ({
  PetDocuments: () => <section aria-label="Documents and Forms" />,
}));

const IN_ORDER = [
  'Warnings',
  'Due',
  'Feeding and routine',
  'Pet Record',
  'Photos',
  'Documents and Forms',
  'Care team Contact Information',
  'About Biscuit',
  'Contact Information',
  'Address',
  'History',
];
const visible = () =>
  screen.getAllByRole('region').map((region) => {
    const title = region.getAttribute('aria-labelledby');
    return region.getAttribute('aria-label') ?? document.getElementById(title!)!.textContent;
  });
const tab = (name: string) => screen.getByRole<HTMLButtonElement>('tab', { name });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

/** A phone until `turn` holds it sideways. */
function phone() {
  const told = new Set<() => void>();
  let isNarrow = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 40rem)' && isNarrow,
    addEventListener: (_: string, tell: () => void) => told.add(tell),
    removeEventListener: (_: string, tell: () => void) => told.delete(tell),
  }));
  return {
    turn: (narrow: boolean) => {
      isNarrow = narrow;
      act(() => told.forEach((tell) => tell()));
    },
  };
}

beforeEach(() => petServer());
afterEach(closePortal);

it('the pet page shows what is due first, then the record, papers and people, and the owner’s own address last', async () => {
  openPetPage();
  await screen.findByText('Border collie · male · 7 years · 41 lbs · Black');
  expect(visible()).toEqual(IN_ORDER);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('tabpanel')).toBeNull();
});

it('the pet page on a phone shows one part at a time below the warnings, and has the part in its address', async () => {
  phone();
  const router = openPetPage('?page=2');
  await screen.findByRole('tablist', { name: 'Parts of Biscuit’s page' });
  expect(tabs()).toEqual(['Due', 'Record', 'Photos', 'Documents', 'People', 'About']);
  expect(visible()).toEqual(['Warnings', 'Feeding and routine', 'Pet Record']);

  fireEvent.click(tab('Documents'));
  await vi.waitFor(() => expect(visible()).toEqual(['Warnings', 'Documents and Forms']));
  expect(screen.getByRole('tabpanel', { name: 'Documents' }).id).toBe(
    tab('Documents').getAttribute('aria-controls'),
  );
  const { location, historyAction, preventScrollReset } = router.state;
  expect(location.search).toBe('?petId=5&part=documents');
  expect([historyAction, preventScrollReset]).toEqual(['REPLACE', true]);
  const back = screen.getByRole('link', { name: 'Back to pet list' });
  expect(back.getAttribute('href')).toBe('/pet-records?page=2');

  fireEvent.click(tab('Record'));
  await vi.waitFor(() => expect(router.state.location.search).toBe('?petId=5'));
});

it('the pet page on a phone opens the part of a link, and the record if there is no such part', async () => {
  phone();
  const router = openPetPage('', 'about');
  await screen.findByRole('tabpanel', { name: 'About' });
  expect(visible()).toEqual([
    'Warnings',
    'About Biscuit',
    'Contact Information',
    'Address',
    'History',
  ]);
  await act(() => router.navigate('/pet-records?petId=5&part=nonsense'));
  expect(visible()).toEqual(['Warnings', 'Feeding and routine', 'Pet Record']);
});

it('the tabs of a pet’s page are one stop, and arrow keys, Home and End go through them', async () => {
  phone();
  openPetPage();
  const record = await screen.findByRole<HTMLButtonElement>('tab', { name: 'Record' });
  const stops = () => screen.getAllByRole('tab').filter((one) => one.tabIndex === 0);
  record.focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Due'],
    ['ArrowLeft', 'About'],
    ['ArrowRight', 'Due'],
    ['ArrowRight', 'Record'],
    ['End', 'About'],
    ['Home', 'Due'],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key });
    await vi.waitFor(() => expect(tab(name).getAttribute('aria-selected')).toBe('true'));
    expect([document.activeElement, stops()]).toEqual([tab(name), [tab(name)]]);
  }
});

it('the pet page keeps what was typed in a part while another is shown, and when the phone is turned', async () => {
  const { turn } = phone();
  openPetPage();
  const search = await screen.findByLabelText<HTMLInputElement>('Search the pet record');
  fireEvent.change(search, { target: { value: 'limp' } });
  fireEvent.click(tab('People'));
  await screen.findByRole('tabpanel', { name: 'People' });
  turn(false);
  expect(visible()).toEqual(IN_ORDER);
  expect(screen.queryByRole('tablist')).toBeNull();
  turn(true);
  fireEvent.click(tab('Record'));
  await screen.findByRole('tabpanel', { name: 'Record' });
  expect(screen.getByLabelText('Search the pet record')).toBe(search);
  expect(search.value).toBe('limp');
});

it('the pet page prints the parts that a phone hides', async () => {
  phone();
  openPetPage();
  await screen.findByRole('tablist');
  const panels = screen.getAllByRole('tabpanel', { hidden: true });
  const printed = panels.map(
    (panel) => panel.style.display === '' || panel.className.includes('print:block!'),
  );
  expect(printed).toEqual([true, true, true, true, true, true]);
});

it('a pet edited on a phone has its form in front, keeps it while the record is read, and returns to where it was', async () => {
  phone();
  const router = openPetPage('', 'people');
  await edit();
  expect(tabs()).toEqual(['Edit', 'Record', 'Photos', 'Documents', 'History']);
  const form = screen.getByRole('form', { name: 'Pet' });
  expect(document.activeElement).toBe(form);
  type('Color', 'Brown');
  fireEvent.click(tab('Record'));
  expect(visible()).toEqual(['Feeding and routine', 'Pet Record']);
  fireEvent.click(tab('Edit'));
  expect(box('Color').value).toBe('Brown');
  expect(screen.getByRole('form', { name: 'Pet' })).toBe(form);
  press('Cancel', form);
  expect(tab('People').getAttribute('aria-selected')).toBe('true');
  expect(visible()).toEqual(['Warnings', 'Care team Contact Information']);
  expect(router.state.location.search).toBe('?petId=5&part=people');
  // The next edit begins in the form again.
  fireEvent.click(within(document.body).getByRole('button', { name: 'Edit' }));
  expect(tab('Edit').getAttribute('aria-selected')).toBe('true');
});
