import { FORM_TEXTS, type GridLine } from '@hearthside/contract/form/fields';
import { isGridWhole, openRows } from '@hearthside/contract/form/answers';
import clsx from 'clsx';
import { Fragment, useId, type CSSProperties, type KeyboardEvent } from 'react';
import { Checkbox } from '@/ui/fields/checkbox';
import { Notice } from '@/ui/notice';
import type { QuestionInputProps } from './question-input';

/** With more columns than this, there is no room to show them side by side. */
const WIDE = 6;

/** By how many boxes an arrow key moves in a grid with this many columns. */
const STEPS: Record<string, (columns: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/**
 * Rows to be rated in columns. If there is room, it is a table. On phones, and with many columns, every row is a
 * block with its columns below it, so that nothing scrolls sideways. Both use the same DOM. Tab moves from box to
 * box, the arrow keys move to the neighboring box.
 */
export function GridInput(props: QuestionInputProps) {
  const { question, answer, onChange, labelledBy, describedBy, invalid } = props;
  const { gridRows: rows, gridColumns: columns } = question;
  const id = useId();
  if (!isGridWhole(question)) return <Notice tone="warn">{FORM_TEXTS.noGrid}</Notice>;

  const cells = answer && 'cells' in answer ? answer.cells : [];
  const isTicked = (rowId: number, columnChoiceId: number) =>
    cells.some((cell) => cell.rowId === rowId && cell.columnChoiceId === columnChoiceId);
  const tick = (rowId: number, columnChoiceId: number, isOn: boolean) => {
    const others = cells.filter(
      (cell) => cell.rowId !== rowId || cell.columnChoiceId !== columnChoiceId,
    );
    onChange({ cells: isOn ? [...others, { rowId, columnChoiceId }] : others });
  };
  // Shown at each missing row. If not every row is required, the problem is about the whole question.
  const missing = new Set(invalid ? openRows(question, answer).map((row) => row.id) : []);
  const isWrong = (row: GridLine) => invalid && (missing.size === 0 || missing.has(row.id));
  const wide = columns.length <= WIDE;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = STEPS[event.key]?.(columns.length);
    if (by === undefined || !(event.target instanceof HTMLInputElement)) return;
    const boxes = [...event.currentTarget.querySelectorAll('input')];
    const next = boxes[boxes.indexOf(event.target) + by];
    event.preventDefault();
    next?.focus();
  };
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={move}
      style={{ '--columns': columns.length } as CSSProperties}
      className={clsx(
        'grid gap-3',
        wide &&
          'sm:grid-cols-[minmax(7rem,1.6fr)_repeat(var(--columns),minmax(4rem,1fr))] sm:gap-x-2 sm:gap-y-0',
      )}
    >
      {wide && (
        <div aria-hidden className="hidden sm:contents">
          <span />
          {columns.map((column) => (
            <span
              dir="auto"
              key={column.id}
              className="self-end px-1 pb-1.5 text-center text-s text-ink-soft wrap-anywhere"
            >
              {column.text}
            </span>
          ))}
        </div>
      )}
      {rows.map((row, place) => (
        <div
          key={row.id}
          role="group"
          aria-labelledby={`${id}${row.id}`}
          aria-describedby={missing.has(row.id) ? `${id}${row.id}missing` : undefined}
          className={clsx(
            'rounded-s border border-line p-3',
            wide && 'sm:col-span-full sm:grid sm:grid-cols-subgrid sm:items-center sm:rounded-none',
            wide && 'sm:border-x-0 sm:border-b-0 sm:px-0 sm:py-1',
            wide && place === rows.length - 1 && 'sm:border-b',
          )}
        >
          <p dir="auto" id={`${id}${row.id}`} className="font-[560] wrap-anywhere">
            {row.text}
          </p>
          <div className={clsx('mt-1 flex flex-wrap gap-x-5', wide && 'sm:contents')}>
            {columns.map((column) => (
              <Fragment key={column.id}>
                <Checkbox
                  label={
                    <span className={clsx('wrap-anywhere', wide && 'sm:sr-only')}>
                      {column.text}
                    </span>
                  }
                  checked={isTicked(Number(row.id), Number(column.id))}
                  onChange={(event) =>
                    tick(Number(row.id), Number(column.id), event.target.checked)
                  }
                  aria-invalid={isWrong(row) || undefined}
                  className={clsx('max-w-full', wide && 'sm:justify-center sm:gap-0')}
                />
              </Fragment>
            ))}
          </div>
          {missing.has(row.id) && (
            <p
              id={`${id}${row.id}missing`}
              className="mt-1 text-s font-medium text-bad sm:col-span-full"
            >
              Nothing is selected in this row yet
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
