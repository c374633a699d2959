import { byRank, RANKS, rankOf } from '@hearthside/contract/search/ranking';

/**
 * Answers by how well their questions match what is typed. Those whose questions have nothing of it go by how well
 * they match a synonym. What matches equally well stays in its order.
 */
export function rankedAnswers<Row extends { question: string }>(
  rows: readonly Row[],
  typed: string,
  also: readonly string[] = [],
): Row[] {
  const titled = byRank(
    rows.map((row) => ({ row, title: row.question })),
    typed,
  );
  const isElsewhere = ({ title }: { title: string }) => rankOf(title, typed) === 'elsewhere';
  const asked = titled.filter((one) => !isElsewhere(one));
  const others = titled
    .filter(isElsewhere)
    .map((one) => ({
      ...one,
      best: Math.min(...also.map((other) => RANKS.indexOf(rankOf(one.title, other)))),
    }))
    .sort((a, b) => (also.length > 0 ? a.best - b.best : 0));
  return [...asked, ...others].map(({ row }) => row);
}
