import { useState } from 'react';
import { Badge } from '@/ui/badge';
import { Card, CardTitle } from '@/ui/card';
import { RowMenu } from '@/ui/dialogs/menu';
import { Pager } from '@/ui/lists/pager';
import { DataTable, type Column } from '@/ui/lists/table';
import { KitSection } from './kit-section';

type Entry = { id: number; date: string; initial: string; text: string; place: string };

const entries: Entry[] = [
  {
    id: 1,
    date: 'Nov 12, 2026',
    initial: 'AV',
    text: 'Annual check. Weight steady, teeth good, heart clear.',
    place: 'In person',
  },
  {
    id: 2,
    date: 'Oct 29, 2026',
    initial: 'SD',
    text: 'Limping after a long run; rested two days, no swelling.',
    place: 'Phone',
  },
  {
    id: 3,
    date: 'Oct 3, 2026',
    initial: 'AV',
    text: 'Thyroid panel reviewed with the family, dose kept.',
    place: 'Zoom',
  },
];

/** Tables and pagers. */
export function KitTable() {
  const [direction, setDirection] = useState<'asc' | 'desc'>('desc');
  const [page, setPage] = useState(6);
  const toggle = () => setDirection(direction === 'asc' ? 'desc' : 'asc');
  const columns: Column<Entry>[] = [
    {
      id: 'date',
      header: 'Date',
      cell: (entry) => entry.date,
      primary: true,
      nowrap: true,
      sort: { direction, onToggle: toggle },
    },
    { id: 'initial', header: 'Initial', cell: (entry) => entry.initial },
    { id: 'text', header: 'Description', cell: (entry) => entry.text },
    {
      id: 'place',
      header: 'Location',
      cell: (entry) => <Badge>{entry.place}</Badge>,
      nowrap: true,
    },
    {
      id: 'actions',
      header: 'Actions',
      actions: true,
      cell: (entry) => <RowMenu name={`the entry of ${entry.date}`} items={menu} />,
    },
  ];
  const rows = direction === 'desc' ? entries : entries.toReversed();
  return (
    <KitSection id="tables" title="Tables and pagers">
      <Card>
        <CardTitle as="h3">Pet Record</CardTitle>
        <DataTable caption="Pet record" columns={columns} rows={rows} rowKey={(row) => row.id} />
        <Pager page={page} pages={12} onPage={setPage} className="mt-4" />
      </Card>
      <Card className="grid gap-3">
        <Pager page={1} pages={5} onPage={setPage} label="First of five" />
        <Pager page={9} pages={9} onPage={setPage} label="Last of nine" />
      </Card>
    </KitSection>
  );
}

const menu = [
  { label: 'Edit', onSelect: () => {} },
  { label: 'Delete', danger: true, onSelect: () => {} },
];
