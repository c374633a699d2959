import clsx from 'clsx';
import type { BlogComparison, FieldChange } from '../../model/blog-comparison';
import type { LineChange } from '../../model/line-changes';

export interface BlogDifferencesProps {
  comparison: BlogComparison;
  /** The names of the two states, for those who can't see the signs. */
  words?: Words;
}

type Words = Record<'gone' | 'new', string>;
const IN_TIME: Words = { gone: 'Before', new: 'Now' };

/** The differences between two states of a blog, field by field, and the text line by line. */
export function BlogDifferences({ comparison, words = IN_TIME }: BlogDifferencesProps) {
  const { fields, lines, formatting } = comparison;
  return (
    <div className="grid grid-cols-1 gap-3 text-s">
      {fields.length > 0 && (
        <dl className="grid gap-2">
          {fields.map((field) => (
            <Field key={field.label} {...field} words={words} />
          ))}
        </dl>
      )}
      {lines.length > 0 && (
        <div className="grid grid-cols-1 gap-1">
          <p className="font-semibold">Text</p>
          {shortened(lines).map((line, at) => (
            <Line key={at} {...line} words={words} />
          ))}
        </div>
      )}
      {formatting && <p>The words are the same; their formatting is not.</p>}
    </div>
  );
}

function Field({ label, from, to, words }: FieldChange & { words: Words }) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="grid grid-cols-1 gap-1">
        {from && <Line kind="gone" text={from} words={words} />}
        {to && <Line kind="new" text={to} words={words} />}
      </dd>
    </div>
  );
}

const LOOKS = {
  gone: { tag: 'del', mark: '−', look: 'bg-bad-soft line-through' },
  new: { tag: 'ins', mark: '+', look: 'bg-good-soft no-underline' },
} as const;

type ShownLine = LineChange | { kind: 'rest'; text: string };

function Line({ kind, text, words }: ShownLine & { words: Words }) {
  if (kind === 'same' || kind === 'rest')
    return (
      <p className={clsx('pl-6 text-ink-soft wrap-anywhere', kind === 'rest' && 'italic')}>
        {text}
      </p>
    );
  const { tag: Tag, mark, look } = LOOKS[kind];
  return (
    <p className="flex gap-2">
      <span aria-hidden className="w-4 shrink-0 text-center font-semibold">
        {mark}
      </span>
      <Tag className={clsx('min-w-0 flex-1 rounded-s px-1.5 text-ink wrap-anywhere', look)}>
        <span className="sr-only">{words[kind]}: </span>
        {text}
      </Tag>
    </p>
  );
}

/** Unchanged lines are shown for orientation. Of many in a row, the first and the last are enough. */
function shortened(lines: readonly LineChange[]): ShownLine[] {
  const isNear = (at: number) =>
    [at - 1, at, at + 1].some((near) => lines[near] && lines[near].kind !== 'same');
  const shown: ShownLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (isNear(at)) shown.push(line);
    else if (shown.at(-1)?.kind !== 'rest') shown.push({ kind: 'rest', text: '…' });
  }
  return shown;
}
