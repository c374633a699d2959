import { expect, it } from 'vitest';
import type { Get } from './waiting';
import { missedSearches, placelessAnswers, waitingBlogs } from './waiting-content';

/** A panel whose lists have these entries, by a part of their URL. `asked` collects the URLs. */
function panel(lists: Record<string, { total: number; first?: object }>) {
  const asked: string[] = [];
  const get = ((address: string) => {
    asked.push(address);
    const { total = 0, first = {} } =
      Object.entries(lists).find(([part]) => address.includes(part))?.[1] ?? {};
    const results = total > 0 ? [first] : [];
    return Promise.resolve({ data: { results, pagination: { total } } });
  }) as Get;
  return { get, asked };
}

it('the widget of waiting content is empty if nothing waits', async () => {
  const { get, asked } = panel({});
  for (const ask of [waitingBlogs, placelessAnswers, missedSearches])
    expect(await ask(get)).toEqual([]);
  expect(asked.every((address) => address.endsWith('&page=1&pageSize=1'))).toBe(true);
});

it('the widget names drafts and scheduled blogs, each with a link to its list', async () => {
  const first = { title: 'Old dogs', publishAt: '2099-12-01T09:00:00Z' };
  const one = panel({
    'releasedAt][$null': { total: 1, first },
    'publishAt][$notNull': { total: 3, first },
  });
  const [draft, set] = await waitingBlogs(one.get);
  expect(draft).toMatchObject({ calm: true, text: 'The blog “Old dogs” is a draft' });
  expect(set?.text).toMatch(/^3 blogs are scheduled. The next one publishes Tue, Dec 1, 2099, \d/);
  const { get } = panel({ 'releasedAt][$null': { total: 2, first } });
  expect((await waitingBlogs(get))[0]?.text).toBe('2 blogs are drafts');
});

it.each([
  [
    'releasedAt][$notNull',
    1,
    'The blog “Old dogs” was published and is a draft again',
    'releasedAt',
  ],
  ['releasedAt][$notNull', 2, '2 blogs were published and are drafts again', 'releasedAt'],
  ['=modified', 1, 'The blog “Old dogs” has changes that are not published', '=published-modified'],
  ['=modified', 2, '2 blogs have changes that are not published', '=published-modified'],
])('the widget describes a blog by its state (%s, %i)', async (asked, total, text, list) => {
  const { get } = panel({ [asked]: { total, first: { title: 'Old dogs' } } });
  expect(await waitingBlogs(get)).toEqual([
    expect.objectContaining({ text, to: expect.stringContaining(list) }),
  ]);
});

it.each([
  [1, '1 answer has no topic'],
  [2, '2 answers have no topic'],
])('the widget names %i answers that nobody can read, and links to them', async (total, text) => {
  const { get } = panel({ 'filters[$and][0][topic][title][$null]=true': { total } });
  expect(await placelessAnswers(get)).toMatchObject([
    { text, to: expect.stringContaining('api::help.help-answer?sort=updatedAt:DESC&filters') },
  ]);
});

it('the widget names the most frequent search for which members found no help', async () => {
  const first = { words: 'insulin' };
  const said = async (total: number) =>
    (await missedSearches(panel({ 'help-search': { total, first } }).get))[0]?.text;
  expect(await said(1)).toBe('Members found no help on “insulin”');
  expect(await said(4)).toBe('Members found no help on 4 things, most often on “insulin”');
});
