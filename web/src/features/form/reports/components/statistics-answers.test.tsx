// @vitest-environment jsdom
import { RESPONDENTS_PAGE } from '@hearthside/contract/form/fields';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { StatisticsAnswers } from './statistics-answers';

const ROWS = 50;
const written = (responseId: number, shortened?: boolean) => ({
  responseId,
  response: `Because ${responseId}`,
  firstName: 'Person',
  lastName: 'X',
  ...(shortened && { shortened }),
});

afterEach(closePortal);

/** Shows answers. The first ones came with the numbers; the second of them is shortened. */
function open(total: number, first: ReturnType<typeof written>[]) {
  let all = Array.from({ length: total }, (_, place) => written(place + 1));
  openPortal(({ call, query }) => {
    if (call !== 'GET /api/forms/responses/5/answers') return undefined;
    const page = Number(query.get('page') ?? 1);
    const { length } = all;
    const pagination = { currentPage: page, totalPages: Math.ceil(length / ROWS), total: length };
    return answer({ answers: all.slice((page - 1) * ROWS, page * ROWS), pagination });
  });
  const page = (answered: number, responses: ReturnType<typeof written>[], isShown = true) => {
    const statistics = {
      questionType: 'short_answer' as const,
      question: 'Why?',
      versions: [2],
      choices: [],
      answered,
      responses,
      gridRows: [],
    };
    return (
      <DataCache>
        {/* Otherwise what is shown again within a second requests nothing. */}
        <SWRConfig value={{ dedupingInterval: 0 }}>
          {isShown && <StatisticsAnswers formId={5} questionId={3} statistics={statistics} />}
        </SWRConfig>
      </DataCache>
    );
  };
  const { rerender } = render(page(total, first));
  const box = () => within(screen.getByRole('group'));
  /** The server has other answers now. The first of them come with the numbers again. */
  const become = (next: ReturnType<typeof written>[], isShown = true) => {
    all = next;
    rerender(page(next.length, next.slice(0, 10), isShown));
  };
  return { box: box(), shown: () => box().getAllByRole('listitem').length, become };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each([3, 50, 70])(
  'a question’s written answers show something new with each press, starting from %i answers',
  async (count) => {
    expect(RESPONDENTS_PAGE).toBe(ROWS);
    const first = Array.from({ length: count }, (_, place) => written(place + 1, place === 1));
    const { box, shown } = open(120, first);
    expect(shown()).toBe(count);
    expect(box.getByText('Because 2…')).toBeTruthy();
    press('Show more answers');
    await vi.waitFor(() => expect(shown()).toBe(count < ROWS ? 50 : 100));
    expect(box.getByText('Because 2')).toBeTruthy();
    if (count < ROWS) press('Show more answers');
    await vi.waitFor(() => expect(shown()).toBe(100));
    press('Show more answers');
    await vi.waitFor(() => expect(shown()).toBe(120));
    expect(box.queryByRole('button')).toBeNull();
  },
);

it('a question’s written answers are shown in full on demand if all are there but shortened', async () => {
  const { box } = open(
    4,
    [1, 2, 3, 4].map((id) => written(id, true)),
  );
  expect(box.getByText('Because 4…')).toBeTruthy();
  press('Show whole answers');
  expect(await box.findByText('Because 4')).toBeTruthy();
  expect(box.queryByRole('button')).toBeNull();
});

it('a question’s written answers follow after more were shown: some are gone, and one has changed', async () => {
  const first = Array.from({ length: 10 }, (_, place) => written(place + 1));
  const { shown, become } = open(70, first);
  press('Show more answers');
  await vi.waitFor(() => expect(shown()).toBe(ROWS));
  const left = Array.from({ length: 58 }, (_, place) => written(place + 13));
  const changed = { ...written(12), response: 'Because of the dog' };
  become([changed, ...left]);
  await vi.waitFor(() => expect(screen.queryByText('Because 1')).toBeNull());
  expect(screen.getByText('Because of the dog')).toBeTruthy();
  expect(screen.queryByText('Because 12')).toBeNull();
  press('Show more answers');
  await vi.waitFor(() => expect(shown()).toBe(59));
  expect(screen.queryByRole('button')).toBeNull();
});

it('a question’s written answers are not the old ones after another tab of the page was open', async () => {
  const all = Array.from({ length: 70 }, (_, place) => written(place + 1));
  const { shown, become } = open(70, all.slice(0, 10));
  press('Show more answers');
  await vi.waitFor(() => expect(shown()).toBe(ROWS));
  become(all, false);
  become(all.slice(1));
  await vi.waitFor(() => expect(screen.queryByText('Because 1')).toBeNull());
});
