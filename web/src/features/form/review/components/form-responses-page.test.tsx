import { defaultCode } from '@hearthside/contract/error-code';
// @vitest-environment jsdom
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache, useInvalidate } from '@/lib/api/swr-config';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { listed } from '../../model/test-form-list';
import { testAnswers, testSections } from '../../model/test-response';
import { testStatistics, testWritten } from '../../model/test-statistics';
import { FormResponsesPage } from './form-responses-page';

const drawn = vi.hoisted(() => [] as string[]);
// jsdom can't draw.
vi.mock('chart.js', () => ({
  Chart: class {
    static register() {}
    constructor(_canvas: unknown, { type }: { type: string }) {
      drawn.push(type);
    }
    destroy() {}
  },
  ArcElement: {},
  BarController: {},
  BarElement: {},
  CategoryScale: {},
  LinearScale: {},
  LineController: {},
  LineElement: {},
  PieController: {},
  PointElement: {},
  Tooltip: {},
}));

const PAGE = 50;
const person = (id: number) => ({
  id,
  userId: id,
  firstName: 'Person',
  lastName: String(id),
  status: 'pending',
  version: 1,
  createdAt: '2026-11-03T12:00:00Z',
});
const answeredAs = { sections: testSections, asked: [1, 2, 3, 4], responses: testAnswers };
const form = {
  ...listed(5, {
    title: 'Intake form',
    description: 'Tell us about you.',
    accessRoles: [],
    createdAt: '2026-01-01T12:00:00Z',
    updatedAt: '2026-01-01T12:00:00Z',
  }),
  version: 2,
};

let people: ReturnType<typeof person>[];
let asked: Asked[];
let status: number;

function serve(request: Asked) {
  asked.push(request);
  const { call, query } = request;
  if (call === 'GET /api/forms/responses/5') {
    if (status === 0) return noAnswer();
    if (status !== 200) return refused(defaultCode(status), 'This form does not exist.');
    const search = query.get('search') ?? '';
    const found = people.filter(({ lastName }) => lastName.includes(search));
    const page = Number(query.get('page') ?? 1);
    const one = people.find(({ id }) => id === Number(query.get('responseId')));
    return answer({
      form,
      sections: testSections,
      statistics: testStatistics,
      responses: found.slice((page - 1) * PAGE, page * PAGE),
      pagination: {
        currentPage: page,
        totalPages: Math.ceil(found.length / PAGE),
        total: found.length,
      },
      response: one ? { ...one, ...answeredAs } : null,
    });
  }
  // Deciding has a test of its own.
  if (call.startsWith('GET /api/admin/form-submissions/')) return refused('NOT_FOUND', 'Gone');
  if (call === 'GET /api/forms/responses/5/answers') {
    const pagination = { currentPage: 1, totalPages: 1, total: 4 };
    return answer({ answers: [1, 2, 3, 4].map(testWritten), pagination });
  }
  if (call.startsWith('DELETE /api/forms/responses/5/')) {
    people = people.filter(({ id }) => id !== Number(call.split('/').at(-1)));
    return answer({ message: FORM_TEXTS.responseDeleted });
  }
  if (call.startsWith('POST /api/forms/responses/5/')) {
    people = [...people, person(Number(call.split('/').at(-2)))];
    return answer(people.at(-1));
  }
}

beforeEach(() => {
  people = [1, 2, 3].map(person);
  asked = [];
  drawn.length = 0;
  status = 200;
  openPortal(serve);
});
afterEach(closePortal);

/** Triggers a refresh, as coming back to the window would. */
function AskAgain() {
  const invalidate = useInvalidate();
  return <button onClick={() => void invalidate('form')}>Ask again</button>;
}
const open = (query = '') =>
  render(
    <DataCache>
      <AskAgain />
      <MemoryRouter initialEntries={[`/admin-forms/5/responses${query}`]}>
        <Routes>
          <Route path="/admin-forms/:formId/responses" element={<FormResponsesPage />} />
          <Route path="/admin-forms" element="The list of forms" />
        </Routes>
      </MemoryRouter>
    </DataCache>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const card = (name: string) => within(screen.getByRole('article', { name }));

it('the responses page counts the respondents and draws the totals, with the numbers as text', async () => {
  open();
  const tabs = await screen.findByRole('navigation', { name: 'Responses' });
  expect(within(tabs).getByRole('link', { name: /^All Responses\s?3$/ })).toBeTruthy();
  const list = await screen.findByRole('region', { name: /Who Has Responded\?/ });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(within(list).getAllByText('1 response, Nov 3, 2026')).toHaveLength(3);

  const pie = card('Who lives with you?');
  expect(pie.getByRole('row', { name: 'A dog 2 66.7%' })).toBeTruthy();
  expect(pie.getByRole('row', { name: 'A cat 1 33.3%' })).toBeTruthy();
  const before = within(pie.getByRole('group', { name: 'As asked in version 1' }));
  expect(before.getByText('Which pet?')).toBeTruthy();
  expect(before.getByRole('row', { name: 'A cat 1 100.0%' })).toBeTruthy();

  expect(card('What can you give?').getByText(FORM_TEXTS.noData)).toBeTruthy();
  const grid = card('How often?').getByRole('table');
  expect(within(grid).getByRole('row', { name: 'Walks 3 (75.0%) 1 (25.0%)' })).toBeTruthy();
  await vi.waitFor(() => expect(drawn.sort()).toEqual(['bar', 'pie', 'pie']));
});

it('the responses page shows a grid’s numbers on demand, and loads more written answers', async () => {
  open();
  await screen.findByText('Because 2');
  expect(screen.queryByText('Because 4')).toBeNull();
  press('Show more answers');
  expect(await screen.findByText('Because 4')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more answers' })).toBeNull();
  expect(asked.at(-1)?.query.get('version')).toBe('2');
  press('Show the numbers');
  expect(screen.getByRole('button', { name: 'Hide the numbers' })).toBeTruthy();
});

it('the responses page stays with the response that is being read when a newer one arrives', async () => {
  open('?view=individual');
  await screen.findByRole('heading', { name: 'Person 1' });
  people = [person(9), ...people];
  press('Ask again');
  expect(await screen.findByText('2 of 4')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Person 1' })).toBeTruthy();
});

it('the responses page says that there are no responses yet', async () => {
  people = [];
  open();
  expect(await screen.findByText(FORM_TEXTS.noResponsesYet)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true);
});

it('the responses page says what could not be loaded, with Retry, or that there is no such form', async () => {
  status = 0;
  open();
  await screen.findByText(FORM_TEXTS.responsesFailed);
  status = 200;
  press('Retry');
  await screen.findByText('Intake form');
  closePortal();
  openPortal(serve);
  status = 404;
  open();
  await screen.findByText('This form does not exist.');
});

it('the responses page loads more people on demand and searches them, and requests the totals only once', async () => {
  people = Array.from({ length: 60 }, (_, place) => person(place + 1));
  open();
  const list = within(await screen.findByRole('region', { name: /Who Has Responded\?/ }));
  await vi.waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(50));
  expect(asked.filter(({ call }) => call === 'GET /api/forms/responses/5')).toHaveLength(1);
  press('Show more');
  await vi.waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(60));
  expect(list.queryByRole('button', { name: 'Show more' })).toBeNull();
  const box = screen.getByRole('searchbox', { name: 'Search who has responded' });
  fireEvent.change(box, { target: { value: '59' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await vi.waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  fireEvent.change(box, { target: { value: 'nobody' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await list.findByText(/^No one who has responded matches/);
});

it('the responses page deletes a response after asking, offers Undo, and goes back to all', async () => {
  open('?view=individual&response=2');
  await screen.findByRole('heading', { name: 'Person 2' });
  press('Delete the response of Person 2');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Response' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  const list = await screen.findByRole('region', { name: /Who Has Responded\?/ });
  await vi.waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  const [text, undo] = vi.mocked(toast.undo).mock.calls[0] ?? [];
  expect(text).toBe(FORM_TEXTS.responseDeleted);
  undo?.();
  await vi.waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  expect(toast.success).toHaveBeenCalledWith('The response of Person 2 is back');
});

it('a reviewer reads one response after another', async () => {
  open('?view=individual');
  await screen.findByRole('heading', { name: 'Person 1' });
  expect(await screen.findByText('Our last one died in spring.')).toBeTruthy();
  expect(screen.getByText('1 of 3')).toBeTruthy();
  press('Next response');
  await screen.findByRole('heading', { name: 'Person 2' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Respondent' }), {
    target: { value: '3' },
  });
  await screen.findByRole('heading', { name: 'Person 3' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next response' }).disabled).toBe(
    true,
  );
});

it('a reviewer prints one response, and the totals of all', async () => {
  vi.stubGlobal('print', () => undefined);
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() } });
  const sheets: string[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    sheets.push(document.querySelector('.print-sheet')?.textContent ?? '');
    window.dispatchEvent(new Event('afterprint'));
  });
  open();
  await screen.findByText('Person 2');
  press('Print the response of Person 2');
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(sheets[0]).toContain('Answered by');
  expect(sheets[0]).toContain('Our last one died in spring.');
  press('Print');
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(sheets[1]).toContain('66.7%');
});

it('a reviewer saves all responses as a file', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  openPortal((request) =>
    request.call === 'GET /api/forms/responses/5/export'
      ? Promise.resolve(new Response('Name,Sent\r\nRosa,today\r\nIvo,today\r\n'))
      : serve(request),
  );
  open();
  await screen.findByText('Person 2');
  press('Export CSV');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('2 responses exported'));
  expect(saved[0]).toMatch(/^intake-form-responses-\d{4}-\d\d-\d\d\.csv$/);
});

it('the responses page deletes the form after asking, and goes back to the list', async () => {
  openPortal((request) =>
    request.call === 'DELETE /api/forms/5'
      ? answer({ message: FORM_TEXTS.deleted })
      : serve(request),
  );
  open();
  await screen.findByText('Intake form');
  press('More actions for Intake form');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete form' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Form' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('The list of forms');
  expect(toast.undo).toHaveBeenCalledWith(FORM_TEXTS.deletionDone, expect.any(Function));
});
