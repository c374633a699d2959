// @vitest-environment jsdom
import { RESPONDENTS_PAGE } from '@hearthside/contract/form/fields';
import { fireEvent, render, screen, within } from '@testing-library/react';
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
  openPortal(({ call, query }) => {
    if (call !== 'GET /api/forms/responses/5/answers') return undefined;
    const page = Number(query.get('page') ?? 1);
    const all = Array.from({ length: total }, (_, place) => written(place + 1));
    const pagination = { currentPage: page, totalPages: Math.ceil(total / ROWS), total };
    return answer({ answers: all.slice((page - 1) * ROWS, page * ROWS), pagination });
  });
  const statistics = {
    questionType: 'short_answer' as const,
    question: 'Why?',
    versions: [2],
    choices: [],
    answered: total,
    responses: first,
    gridRows: [],
  };
  render(
    <DataCache>
      <StatisticsAnswers formId={5} questionId={3} statistics={statistics} />
    </DataCache>,
  );
  const box = within(screen.getByRole('group'));
  return { box, shown: () => box.getAllByRole('listitem').length };
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
