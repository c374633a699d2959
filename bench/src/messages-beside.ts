import assert from 'node:assert/strict';
import path from 'node:path';
import { GOALS, LOAD } from './goals.ts';
import { measureInTurns, type Measured } from './load.ts';
import { median, medianRatio } from './numbers.ts';
import { PATHS } from './paths.ts';
import { ask } from './same-answer.ts';
import { startServer, type Server } from './server-process.ts';

/** A search, and what plain SQL asks the index for it. */
export interface Compared {
  question: string;
  path: string;
  words?: readonly string[];
  marks?: readonly string[];
}

interface Asked extends Compared {
  token: string;
  member: number;
}

interface Measuring {
  server: Server;
  size: number;
  isTrial: boolean;
  port: number;
}

/** A search for nothing: what a signed-in request costs this server, whatever it asks. */
const NOTHING = '/api/inbox/messages';
/** How often a page is asked for on its own. */
const ALONE = 25;

async function alone(url: string, token: string) {
  const times: number[] = [];
  for (let n = 0; n < ALONE; n += 1) {
    const start = performance.now();
    await ask(url, token);
    times.push(performance.now() - start);
  }
  return median(times);
}

function plainPath({ words = [], marks = [], member }: Asked) {
  const query = new URLSearchParams({ member: String(member) });
  for (const word of words) query.append('word', word);
  for (const mark of marks) query.append('mark', mark);
  return `/messages?${query.toString()}`;
}

/** The time of a search without that of a search for nothing, as a multiple of the plain SQL's. */
const searchAlone = (
  rate: number,
  round: number,
  { sql, nothing }: { sql: Measured; nothing: Measured },
) => (1 / rate - 1 / (nothing.rounds[round] ?? NaN)) * (sql.rounds[round] ?? NaN);

const idsIn = (answer: string) =>
  (JSON.parse(answer) as { found: { id: number }[] }).found.map(({ id }) => id).slice(0, 20);

/** Searches at the large size beside a bare server with one plain statement, and on their own. As text. */
export async function measureBesideSql(
  { server, size, isTrial, port }: Measuring,
  compared: readonly Asked[],
): Promise<string> {
  const plain = await startServer({
    name: 'bare-messages',
    cwd: PATHS.bench,
    args: ['--import', 'tsx', 'src/bare-messages.ts'],
    env: { DATABASE_FILE: path.join(PATHS.run, `messages-${size}.db`) },
    port,
    health: '/',
  });
  const { warmUpSeconds, seconds } = isTrial ? { warmUpSeconds: 1, seconds: 1 } : LOAD;
  const rows: string[] = [];
  for (const one of compared) {
    console.log(`${one.question}, beside plain SQL`);
    const [ours, theirs] = [one.path, plainPath(one)];
    const answers = [await ask(server.url + ours, one.token), await ask(plain.url + theirs, '')];
    assert.deepEqual(idsIn(answers[0] ?? ''), idsIn(answers[1] ?? ''), one.question);
    const ms = await alone(server.url + ours, one.token);
    const turns = [
      { name: 'portal', url: server.url, token: one.token, paths: [ours] },
      { name: 'plain SQL', url: plain.url, paths: [theirs] },
      { name: 'nothing asked', url: server.url, token: one.token, paths: [NOTHING] },
    ].map((target) => ({ target, warmUpSeconds, seconds }));
    const measured = await measureInTurns(turns, isTrial ? 1 : LOAD.rounds);
    const [mine, sql, nothing] = measured as [Measured, Measured, Measured];
    const ratio = medianRatio(sql.rounds, mine.rounds);
    const own = median(
      mine.rounds.map((rate, round) => searchAlone(rate, round, { sql, nothing })),
    );
    const isReached = ratio <= GOALS.searchOverSql && ms <= GOALS.messagePageMs;
    const rate = ({ rounds }: Measured) => Math.round(median(rounds));
    const verdict = isReached ? 'reached' : '**missed**';
    rows.push(
      `| ${one.question} | ${ms.toFixed(1)} | ${rate(mine)} | ${rate(sql)} | ${ratio.toFixed(2)} | ${verdict} | ${rate(nothing)} | ${own.toFixed(2)} |`,
    );
  }
  return `## Beside plain SQL on the same index

${size.toLocaleString('en')} messages; a first page asked for on its own (median of ${ALONE}), and requests per second in turns with a bare
server that asks the same index with one statement. Goals: ${GOALS.messagePageMs} ms, and at most ${GOALS.searchOverSql} × its time.
Beside it a search for nothing, which is what any signed-in request costs, and how the rest compares with the SQL.

| question | ms | portal | plain SQL | portal’s time ÷ SQL’s | | nothing asked | the rest ÷ SQL’s |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`;
}
