import { shownMoney } from '@hearthside/contract/money';
import { shownMoment } from '@hearthside/contract/shown-date';
import { choiceWords } from './choice-words';
import { scheduleText } from './scheduled-publishing';
import { Cell } from './widgets/rows';

interface Header {
  name: string;
  attribute?: { type?: string; customField?: string };
  cellFormatter?: unknown;
}
interface Columns {
  displayedHeaders: Header[];
}
type Row = Record<string, unknown>;

function DayCell({ value }: { value: unknown }) {
  if (typeof value !== 'string') return <Cell>–</Cell>;
  const date = new Date(value);
  return (
    <Cell as="time" dateTime={value} title={shownMoment('exact', date)}>
      {shownMoment('day', date)}
    </Cell>
  );
}

/** When a blog will be published, with hour and time zone, which matter here. */
function ScheduleCell({ value }: { value: unknown }) {
  if (typeof value !== 'string') return <Cell>–</Cell>;
  return (
    <Cell as="time" dateTime={value}>
      {scheduleText(new Date(value))}
    </Cell>
  );
}

const CELLS: Record<string, (value: unknown) => JSX.Element> = {
  datetime: (value) => <DayCell value={value} />,
  enumeration: (value) => <Cell>{typeof value === 'string' ? choiceWords(value) : '–'}</Cell>,
  boolean: (value) => <Cell>{value ? 'Yes' : 'No'}</Cell>,
  'global::money': (value) => <Cell>{typeof value === 'number' ? shownMoney(value) : '–'}</Cell>,
};

/** Fields whose cell does not follow from their type. */
const NAMED: typeof CELLS = { publishAt: (value) => <ScheduleCell value={value} /> };

/**
 * Dates, choices and yes/no answers in lists, as people write them. Strapi's cells show code, or are too long for a
 * column.
 */
export function withPlainCells<Given extends Columns>(columns: Given): Given {
  const displayedHeaders = columns.displayedHeaders.map((header) => {
    const { customField, type } = header.attribute ?? {};
    const cell = NAMED[header.name] ?? CELLS[customField ?? type ?? ''];
    if (!cell || header.cellFormatter) return header;
    return { ...header, cellFormatter: (row: Row) => cell(row[header.name]) };
  });
  return { ...columns, displayedHeaders };
}
