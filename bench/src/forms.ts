import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COUNTED_FORM, fillForms, MANY_TICKS } from './form-data.ts';
import { plainQueries } from './form-queries.ts';
import { FORM_ROUNDS, GOALS, SUBMISSIONS } from './goals.ts';
import { median, medianRatio } from './numbers.ts';
import { PATHS } from './paths.ts';
import { portalToken, startPortal } from './portal.ts';
import { machine } from './report.ts';
import { ask } from './same-answer.ts';
import { seededDatabases } from './seeded.ts';
import { stoppingServers } from './server-process.ts';
import { openBeside } from './sqlite.ts';

let port = 4240;

interface Question {
  question: string;
  path: string;
  /** The same numbers by plain SQL, as text that can be compared. */
  plain: () => unknown;
  /** The part of the portal's answer that has to be the same. */
  shown: (answer: Record<string, unknown>) => unknown;
  /** What happens before each request. */
  before?: () => unknown;
}

type Counts = Record<
  string,
  { choices: { id: number; responseCount: number }[]; answered: number }
>;
interface Page {
  submissions: { id: number }[];
  pagination: { total: number };
}

const countsIn = (answer: Record<string, unknown>) =>
  Object.entries(answer.statistics as Counts)
    .map(([id, { answered, choices }]) => [
      Number(id),
      answered,
      ...choices.map(({ responseCount }) => responseCount),
    ])
    .join('\n');
const pageIn = (answer: Record<string, unknown>) => {
  const { submissions, pagination } = answer as unknown as Page;
  return [pagination.total, ...submissions.map(({ id }) => id)].join();
};

await stoppingServers(async () => {
  const on = machine();
  console.log('Preparing the data (made once for a schema) …');
  const files = await seededDatabases(
    { name: 'forms', boot: (file) => startPortal(file, port++), fill: fillForms },
    [SUBMISSIONS],
  );
  const file = files.get(SUBMISSIONS) ?? '';
  const server = await startPortal(file, port++);
  const token = await portalToken(server);
  const database = openBeside(file);
  const changed = database.prepare(
    `update form_responses set revision = revision + 1 where id = ${COUNTED_FORM}`,
  );
  const plain = plainQueries(database, MANY_TICKS);
  const list = (query: string) => `/api/admin/form-submissions?${query}`;
  const questions: Question[] = [
    {
      question: 'statistics of 10,000 responses × 50 questions',
      path: `/api/forms/responses/${COUNTED_FORM}`,
      plain: () => plain.statistics(COUNTED_FORM),
      shown: countsIn,
      // Changes a response, so that everything is counted again.
      before: () => changed.run(),
    },
    {
      question: 'the same while nothing changes',
      path: `/api/forms/responses/${COUNTED_FORM}`,
      plain: () => plain.statistics(COUNTED_FORM),
      shown: countsIn,
    },
    {
      question: 'submissions, first page',
      path: list('page=1'),
      plain: () => plain.submissions({ page: 1 }),
      shown: pageIn,
    },
    {
      question: 'submissions, page 5,000',
      path: list('page=5000'),
      plain: () => plain.submissions({ page: 5000 }),
      shown: pageIn,
    },
    {
      question: 'submissions, pending',
      path: list('page=1&status=pending'),
      plain: () => plain.submissions({ page: 1, status: 'pending' }),
      shown: pageIn,
    },
    {
      question: 'submissions, a search',
      path: list('page=1&search=hart'),
      plain: () => plain.submissions({ page: 1, search: 'hart' }),
      shown: pageIn,
    },
  ];
  const timed = async (work: () => unknown) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1100));

  const rows: string[] = [];
  for (const { question, path: asked, plain: query, shown, before } of questions) {
    const answer = JSON.parse(await ask(server.url + asked, token)) as Record<string, unknown>;
    assert.equal(shown(answer), query(), `${question}: the numbers differ`);
    const rounds = { portal: [] as number[], sql: [] as number[] };
    for (let round = 0; round < FORM_ROUNDS; round += 1) {
      // The portal caches a total for a second. The pause makes it count again each time.
      await pause();
      before?.();
      rounds.portal.push(await timed(() => ask(server.url + asked, token)));
      rounds.sql.push(await timed(query));
    }
    const ratio = medianRatio(rounds.portal, rounds.sql);
    const verdict = ratio <= GOALS.overSql ? 'reached' : '**missed**';
    const [ours, sql] = [median(rounds.portal), median(rounds.sql)];
    const row = `| ${question} | ${ours.toFixed(1)} | ${sql.toFixed(1)} | ${ratio.toFixed(2)} | ${verdict} |`;
    console.log(row);
    rows.push(row);
  }
  database.close();
  const text = `# Forms, measured

Node ${on.node}, ${on.cores} cores (${on.cpu}), ${on.memoryGb} GB; load before the run ${on.loadBefore.toFixed(1)}.
SQLite, ${SUBMISSIONS.toLocaleString('en')} submissions of ten forms; ms for one request from asking to the whole answer, and for the plain SQL
that finds the same numbers, medians of ${FORM_ROUNDS} rounds in turns, ratios within a round.
Goal: at most ${GOALS.overSql} × the plain SQL. How: \`bench/README.md\`.

| question | portal | plain SQL | portal ÷ SQL | |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  mkdirSync(PATHS.results, { recursive: true });
  writeFileSync(path.join(PATHS.results, 'forms.md'), text);
  console.log(`\n${text}`);
});
