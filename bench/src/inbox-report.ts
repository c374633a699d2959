import { CHAT_SIZES, GOALS, LIVE, LOAD } from './goals.ts';
import { LISTED, TALKERS } from './inbox-data.ts';
import type { LiveRound } from './inbox-live.ts';
import { median, medianRatio, quantile } from './numbers.ts';
import type { Machine } from './report.ts';

/** What was measured of the inbox, round by round. */
export interface InboxResults {
  live: { portal: LiveRound[]; floor: LiveRound[] };
  pages: { question: string; short: number[]; long: number[] }[];
  lists: { question: string; few: number[]; many: number[] }[];
}

const verdict = (reached: boolean) => (reached ? 'reached' : '**missed**');
const rate = (rounds: readonly number[]) => Math.round(median(rounds));

function liveTable({ portal, floor }: InboxResults['live']) {
  const of = (rounds: readonly LiveRound[], what: keyof LiveRound, share: number) =>
    rounds.map((round) => quantile(round[what], share));
  const row = (name: string, what: keyof LiveRound, share: number, goal?: number) => {
    const [ours, bare] = [of(portal, what, share), of(floor, what, share)];
    const ratio = medianRatio(ours, bare);
    const said = goal === undefined ? '' : `goal ≤ ${goal}: ${verdict(ratio <= goal)}`;
    return `| ${name} | ${median(ours).toFixed(1)} | ${median(bare).toFixed(1)} | ${ratio.toFixed(1)} | ${said} |`;
  };
  return `| | portal | bare echo | portal ÷ bare | |
| --- | --- | --- | --- | --- |
${[
  row('arrives in the other window, p50', 'waits', 0.5, GOALS.overEcho),
  row('arrives in the other window, p99', 'waits', 0.99),
  row('acknowledged to the sender, p50', 'answers', 0.5),
  row('acknowledged to the sender, p99', 'answers', 0.99),
].join('\n')}`;
}

function liveSection(live: InboxResults['live']) {
  return `## From sending to arriving

${TALKERS} connected windows in a process of their own, ${LIVE.rate} messages a second in all, ms; medians of ${LIVE.rounds}
rounds of ${LIVE.seconds} s in which portal and bare echo take turns, ratios within a round.

${liveTable(live)}
`;
}

function pagesSection(pages: InboxResults['pages']) {
  const [short, long] = CHAT_SIZES.map((size) => size.toLocaleString('en'));
  const rows = pages.map((page) => {
    const growth = medianRatio(page.short, page.long);
    const reached = verdict(growth <= GOALS.growth);
    return `| ${page.question} | ${rate(page.short)} | ${rate(page.long)} | ${growth.toFixed(2)} | ${reached} |`;
  });
  return `## A page of a chat

${LOAD.connections} connections; requests per second, medians of ${LOAD.rounds} rounds in turns; the ratio of the times within a
round. Goal: at most ${GOALS.growth} × the time.

| page | ${short} messages | ${long} messages | time at ${long} ÷ at ${short} | |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function listsSection(lists: InboxResults['lists']) {
  const rows = lists.map(
    ({ question, few, many }) =>
      `| ${question} | ${rate(few)} | ${rate(many)} | ${medianRatio(few, many).toFixed(2)} |`,
  );
  return `## The list of chats

The same for a member with ${LISTED.few} chats and one with ${LISTED.many}; a page has 30.

| question | ${LISTED.few} chats | ${LISTED.many} chats | time of ${LISTED.many} ÷ of ${LISTED.few} |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** The results as they are saved. What was not measured is left out. */
export function inboxMarkdown(on: Machine, { live, pages, lists }: Partial<InboxResults>): string {
  const head = `# The inbox, measured

Node ${on.node}, ${on.cores} cores (${on.cpu}), ${on.memoryGb} GB; load before the run ${on.loadBefore.toFixed(1)}.
SQLite (WAL, synchronous FULL). How: \`bench/README.md\`.
`;
  const sections = [
    live && liveSection(live),
    pages && pagesSection(pages),
    lists && listsSection(lists),
  ];
  return [head, ...sections.filter((section) => section !== undefined)].join('\n');
}
