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
  const best = ({ title }: { title: string }) =>
    Math.min(...also.map((other) => RANKS.indexOf(rankOf(title, other))));
  const asked = titled.filter((one) => !isElsewhere(one));
  const others = titled.filter(isElsewhere);
  if (also.length > 0) others.sort((a, b) => best(a) - best(b));
  return [...asked, ...others].map(({ row }) => row);
}
