import type { SlowQuery } from '@hearthside/contract/system/state';
import { Card, CardTitle } from '@/ui/card';
import { DataTable, type Column } from '@/ui/lists/table';
import { durationWords } from '../model/system-words';

const COLUMNS: Column<SlowQuery>[] = [
  {
    id: 'text',
    header: 'Query',
    primary: true,
    cell: ({ text }) => <code className="text-s font-normal wrap-anywhere">{text}</code>,
  },
  {
    id: 'max',
    header: 'Longest',
    align: 'end',
    nowrap: true,
    cell: ({ maxMs }) => durationWords(maxMs),
  },
  {
    id: 'mean',
    header: 'Mean',
    align: 'end',
    nowrap: true,
    cell: ({ meanMs }) => durationWords(meanMs),
  },
  { id: 'count', header: 'Times', align: 'end', cell: ({ count }) => String(count) },
];

/** The slowest database queries of the last hour. They contain no values of members. */
export function SlowestCard({ slowest }: { slowest: readonly SlowQuery[] }) {
  return (
    <Card>
      <CardTitle>Slowest database queries</CardTitle>
      {slowest.length === 0 ? (
        <p className="text-s text-ink-soft">None in the last hour.</p>
      ) : (
        <>
          <p className="mb-2 text-s text-ink-soft">
            Of the last hour, on this server. Values are left out.
          </p>
          <DataTable
            caption="Slowest database queries"
            columns={COLUMNS}
            rows={slowest}
            rowKey={({ text }) => text}
            cardsTo="md"
          />
        </>
      )}
    </Card>
  );
}
