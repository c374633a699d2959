import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { OwnWords } from '@/ui/email-text';
import { Checkbox } from '@/ui/fields/checkbox';
import { DataTable, type Column } from '@/ui/lists/table';

export interface CsvListLinesProps<Line extends { line: number }> {
  /** The outcome, in a sentence. */
  summary: string;
  lines: readonly Line[];
  isFaulty: (line: Line) => boolean;
  /** The label of the switch that shows only the lines with problems. */
  onlyFaulty: string;
  /** The columns after the line's number. */
  columns: readonly Column<Line>[];
  /** Between the summary and the lines. */
  children?: ReactNode;
}

/** The result for each line of a list, with a summary on top. */
export function CsvListLines<Line extends { line: number }>(props: CsvListLinesProps<Line>) {
  const { summary, lines, isFaulty, onlyFaulty, columns, children } = props;
  const [isNarrowed, setIsNarrowed] = useState(false);
  const faulty = lines.filter(isFaulty);
  const isMixed = faulty.length > 0 && faulty.length < lines.length;

  // The button that led here is gone. Keyboard and screen reader users continue from here.
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);

  return (
    <div className="grid gap-3">
      <p ref={head} tabIndex={-1} className="text-l font-semibold outline-none">
        {summary}
      </p>
      {children}
      {isMixed && (
        <Checkbox
          label={onlyFaulty}
          checked={isNarrowed}
          onChange={({ target }) => setIsNarrowed(target.checked)}
        />
      )}
      <DataTable
        caption="The lines of the list"
        columns={[
          { id: 'line', header: 'Line', nowrap: true, cell: ({ line }) => line },
          ...columns,
        ]}
        rows={isNarrowed ? faulty : lines}
        rowKey={({ line }) => line}
        cardsTo="md"
      />
    </div>
  );
}

/** What is wrong with a line. */
export function LineProblem({ text }: { text: string }) {
  return (
    <div className="flex items-start gap-1.5 text-s font-medium text-bad md:min-w-32">
      <CircleAlert size={17} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        <OwnWords text={text} />
      </span>
    </div>
  );
}
