import { defaultCode } from '@hearthside/contract/error-code';
// @vitest-environment jsdom
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { FormReport, FormReportDetail } from '@hearthside/contract/form/report';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { ReportsPage } from './reports-page';

const intake: FormReport = {
  id: 5,
  title: 'Intake form',
  totalSubmitted: 12,
  totalApproved: 9,
  totalCounted: 9,
};
const option = (choiceId: number, choice: string, count: number, percent: number) => ({
  choiceId,
  choice,
  count,
  percent,
});
let reports: FormReport[];
let questions: FormReportDetail['questions'];
let counted: number;
let status: number;
/** The versions whose wording the members were requested for. */
let versions: string | null;
/** How many of those who chose something have a name, and how many have been erased. */
let [named, former] = [1, 0];

function serve({ call, query }: Asked) {
  if (call === 'GET /api/admin/reports/forms') {
    if (status !== 200) return refused(defaultCode(status), 'No.');
    const found = reports.filter(({ title }) => title.includes(query.get('search') ?? ''));
    const pagination = { currentPage: 1, totalPages: 1, total: found.length };
    return answer({ reports: found, pagination });
  }
  if (call === 'GET /api/admin/reports/forms/5') {
    return answer({ ...intake, ...reports[0], totalCounted: counted, questions });
  }
  if (call === 'GET /api/admin/reports/users') {
    versions = query.get('versions');
    const id = Number(query.get('choiceId'));
    const whole = [{ id, name: `Person ${id}`, email: `person${id}@hearthside.example` }];
    const users = whole.slice(0, named);
    return answer({ users, former, pagination: { currentPage: 1, totalPages: 1, total: named } });
  }
}

beforeEach(() => {
  reports = [intake];
  questions = [
    {
      id: 1,
      question: 'Who lives <b>with you</b>?',
      totalAnswered: 9,
      versions: [1],
      earlier: [],
      options: [
        option(11, 'A dog', 6, 66.7),
        option(12, 'A cat', 3, 33.3),
        option(13, 'None', 0, 0),
      ],
    },
  ];
  status = 200;
  counted = 9;
  [named, former] = [1, 0];
  openPortal(serve);
});
afterEach(closePortal);

const open = (query = '') =>
  render(
    <DataCache>
      <MemoryRouter initialEntries={[`/reports${query}`]}>
        <ReportsPage />
      </MemoryRouter>
    </DataCache>,
  );
const details = async () => within(await screen.findByRole('dialog', { name: 'Intake form' }));

it('the reports page shows a card per form, its questions with percentages, and who chose what', async () => {
  open();
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('12')).toBeTruthy();
  expect(card.getByText('9')).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: 'View Details of Intake form' }));
  const dialog = await details();
  await dialog.findByRole('heading', { name: 'Who lives with you?' });
  expect(dialog.getByText('66.7%')).toBeTruthy();
  expect(dialog.getByText('0.0%')).toBeTruthy();
  // Nobody chose it, so there is nobody to show.
  expect(dialog.queryByRole('button', { name: /^None/ })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: /^A cat/ }));
  await dialog.findByText('Person 12');
  expect(dialog.getByRole('link').getAttribute('href')).toBe('mailto:person12@hearthside.example');
});

it.each([
  [1, 2, 'Also chosen by 2 former members, whose names have been erased.'],
  [0, 1, 'Chosen by 1 former member, whose name has been erased.'],
])('the reports page counts who has been erased, beside %i with a name', async (...of) => {
  const [people, erased, words] = of;
  [named, former] = [people, erased];
  open('?form=5');
  const dialog = await details();
  fireEvent.click(await dialog.findByRole('button', { name: /^A cat/ }));
  await dialog.findByText(words);
  expect(dialog.queryAllByText('Person 12')).toHaveLength(people);
});

it('the reports page shows answers to an earlier wording separately', async () => {
  const [now] = questions;
  if (!now) return;
  const before = {
    id: 1,
    question: 'Which pets?',
    versions: [1, 2],
    totalAnswered: 4,
    options: [option(11, 'Dogs', 4, 100)],
  };
  questions = [{ ...now, versions: [3], earlier: [before] }];
  open('?form=5');
  const dialog = await details();
  const earlier = within(
    await dialog.findByRole('group', { name: 'As asked in versions 1 and 2' }),
  );
  expect(earlier.getByText('Which pets?')).toBeTruthy();
  expect(earlier.getByText('100.0%')).toBeTruthy();
  fireEvent.click(earlier.getByRole('button', { name: /^Dogs/ }));
  await earlier.findByText('Person 11');
  expect(versions).toBe('1,2');
});

it('the reports page shows the responses to a form without review', async () => {
  reports = [{ ...intake, totalApproved: 0 }];
  open('?form=5');
  const dialog = await details();
  await dialog.findByText('66.7%');
  expect(dialog.queryByText(FORM_TEXTS.noApproved)).toBeNull();
  // There is no "Approved 0" above results that nobody has to approve.
  expect(dialog.getByText('Needed no review').parentElement?.textContent).toMatch(/9/);
  expect(dialog.queryByText('Approved')).toBeNull();
});

it('the reports page says if nothing is approved yet, and if there is nothing to choose from', async () => {
  counted = 0;
  const { unmount } = open('?form=5');
  await (await details()).findByText(FORM_TEXTS.noApproved);
  unmount();
  counted = 9;
  questions = [];
  open('?form=5');
  await (await details()).findByText(FORM_TEXTS.noChoiceQuestions);
});

it('the reports page says that there are no reports, or why they could not be loaded', async () => {
  reports = [];
  const { unmount } = open();
  await screen.findByText(FORM_TEXTS.noReports);
  unmount();
  status = 400;
  open();
  await screen.findByText(FORM_TEXTS.reportsFailed(400));
  expect(screen.getByText(FORM_TEXTS.noReports)).toBeTruthy();
  status = 200;
  reports = [intake];
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Intake form');
});
