// @vitest-environment jsdom
import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { testAnswer } from '../model/test-answers';
import { HelpPage } from './help-page';

afterEach(() => {
  localStorage.clear();
  closePortal();
});

const veterinarian = testAnswer(5, {
  question: 'Who is the doctor?',
  answer: `<p>${'Other words. '.repeat(30)}Ask a veterinarian first.</p>`,
});
/** What the server finds, by what is typed. */
const FOUND: Record<string, object> = {
  draft: { items: [testAnswer(4)], total: 1, also: [], meant: null },
  vet: { items: [veterinarian], total: 1, also: ['doctor', 'veterinarian'], meant: null },
  many: { items: [testAnswer(4), veterinarian], total: 62, also: [], meant: null },
  anwser: { items: [testAnswer(4)], total: 1, also: [], meant: 'answer' },
};

function open(path = '/help') {
  openPortal(({ call, query }) => {
    if (call === 'GET /api/help-center/search')
      return answer(
        FOUND[query.get('search') ?? ''] ?? { items: [], total: 0, also: [], meant: null },
      );
    return answer({ items: [] });
  });
  render(
    <DataCache>
      <MemoryRouter initialEntries={[path]}>
        <HelpPage />
      </MemoryRouter>
    </DataCache>,
  );
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('the help page leads to every topic, to the FAQ and to the videos', () => {
  open();
  expect(links()).toEqual([
    '/help/missed-searches',
    '/help/trash',
    ...['forms', 'inbox', 'profile', 'finances', 'pet_care', 'vacations', 'care_team'].map(
      (topic) => `/help/${topic}`,
    ),
    '/help/emergencies',
    '/help/library',
    '/help/faq',
    '/help/videos',
  ]);
  fireEvent.click(screen.getByRole('button', { name: HELP_TEXTS.contactSupport }));
  expect(screen.getByLabelText(/Your message/)).toBeTruthy();
});

it('the help page searches the answers of all topics, and links to each of them', async () => {
  open('/help?search=draft');
  expect(await screen.findByText('Question 4?')).toBeTruthy();
  expect(links()).toContain('/help/forms/4');
});

it('the help page says how many answers match, and whether all of them are shown', async () => {
  open('/help?search=draft');
  expect(await screen.findByText('1 answer')).toBeTruthy();
  cleanup();
  open('/help?search=many');
  expect(await screen.findByText('The best 2 of 62 answers')).toBeTruthy();
});

it('the help page says if no topic and no answer matches', async () => {
  open('/help?search=unicorn');
  expect(await screen.findByText('No answers match “unicorn”.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Topics' })).toBeNull();
});

const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

it('the help page marks what was searched for and its synonyms, and shows where they are', async () => {
  open('/help?search=vet');
  expect(await screen.findByText('Also searched for: doctor, veterinarian')).toBeTruthy();
  expect(marks()).toEqual(['doctor', 'veterinarian']);
  const link = screen.getByRole('link', { name: /Who is the doctor\?/ });
  expect(link.textContent).toMatch(/ · … .*Other words\. Ask a veterinarian first\.$/);
});

it('the help page says what was searched for instead of a mistyped word, and marks that', async () => {
  open('/help?search=anwser');
  const said = await screen.findByText(/No answers for “anwser”\. Showing answers for/);
  expect(said.textContent).toBe('No answers for “anwser”. Showing answers for answer.');
  expect(marks()).toEqual(['Answer']);
});
