import { FORM_LIMITS } from '@hearthside/contract/form/fields';
import type { Cases, LineAction, LineList } from './form-action';
import { moved, patched, replacedAt, withQuestion } from './form-parts';
import { linesOf, withLines, type Line } from './question-parts';

/** The most entries in each list. */
export const LINE_LIMITS: Record<LineList, number> = {
  choices: FORM_LIMITS.choices,
  gridRows: FORM_LIMITS.rows,
  gridColumns: FORM_LIMITS.columns,
};

const changed = (
  form: Parameters<typeof withQuestion>[0],
  { question, list }: { question: LineAction['question']; list: LineList },
  change: (lines: Line[]) => Line[],
) =>
  withQuestion(form, question, (now) => {
    const lines = linesOf(now, list);
    const next = change(lines);
    return next === lines ? now : withLines(now, list, next);
  });

const indexOf = (lines: Line[], action: { line: Line['id'] }) =>
  lines.findIndex(({ id }) => id === action.line);

export const lineCases: Cases<LineAction> = {
  addLine: (form, action) =>
    changed(form, action, (lines) =>
      lines.length >= LINE_LIMITS[action.list] ? lines : [...lines, { id: action.id, text: '' }],
    ),

  setLine: (form, action) =>
    changed(form, action, (lines) => {
      const at = indexOf(lines, action);
      const line = lines[at];
      return line ? replacedAt(lines, at, patched(line, { text: action.text })) : lines;
    }),

  // At least one choice, row or column has to stay (part 2 §5).
  removeLine: (form, action) =>
    changed(form, action, (lines) => {
      const at = indexOf(lines, action);
      return at < 0 || lines.length <= 1 ? lines : lines.toSpliced(at, 1);
    }),

  moveLine: (form, action) =>
    changed(form, action, (lines) => {
      const at = indexOf(lines, action);
      return at < 0 ? lines : moved(lines, at, action.place);
    }),
};
