import clsx from 'clsx';
import type { BlogComparison, FieldChange } from '../model/blog-comparison';
import type { LineChange } from '../model/line-changes';

/** What is different between two states of a blog, field by field, and the text line by line. */
export function BlogDifferences({ comparison }: { comparison: BlogComparison }) {
  const { fields, lines, formatting } = comparison;
  return (
    <div className="grid grid-cols-1 gap-3 text-s">
      {fields.length > 0 && (
        <dl className="grid gap-2">
          {fields.map((field) => (
            <Field key={field.label} {...field} />
          ))}
        </dl>
      )}
      {lines.length > 0 && (
        <div className="grid grid-cols-1 gap-1">
          <p className="font-semibold">Text</p>
          {shortened(lines).map((line, at) => (
            <Line key={at} {...line} />
          ))}
        </div>
      )}
      {formatting && <p>The words are the same; their formatting is not.</p>}
    </div>
  );
}

function Field({ label, from, to }: FieldChange) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="grid grid-cols-1 gap-1">
        {from && <Line kind="gone" text={from} />}
        {to && <Line kind="new" text={to} />}
      </dd>
    </div>
  );
}

const LOOKS = {
  gone: { tag: 'del', mark: '−', word: 'Before', look: 'bg-bad-soft line-through' },
  new: { tag: 'ins', mark: '+', word: 'Now', look: 'bg-good-soft no-underline' },
} as const;

function Line({ kind, text }: LineChange | { kind: 'rest'; text: string }) {
  if (kind === 'same' || kind === 'rest')
    return (
      <p className={clsx('pl-6 text-ink-soft wrap-anywhere', kind === 'rest' && 'italic')}>
        {text}
      </p>
    );
  const { tag: Tag, mark, word, look } = LOOKS[kind];
  return (
    <p className="flex gap-2">
      <span aria-hidden className="w-4 shrink-0 text-center font-semibold">
        {mark}
      </span>
      <Tag className={clsx('min-w-0 flex-1 rounded-s px-1.5 text-ink wrap-anywhere', look)}>
        <span className="sr-only">{word}: </span>
        {text}
      </Tag>
    </p>
  );
}

/** Lines that stayed are there to find the place; of many in a row the first and the last are enough. */
function shortened(lines: readonly LineChange[]): (LineChange | { kind: 'rest'; text: string })[] {
  const isNear = (at: number) =>
    [at - 1, at, at + 1].some((near) => lines[near] && lines[near].kind !== 'same');
  const shown: (LineChange | { kind: 'rest'; text: string })[] = [];
  for (const [at, line] of lines.entries()) {
    if (isNear(at)) shown.push(line);
    else if (shown.at(-1)?.kind !== 'rest') shown.push({ kind: 'rest', text: '…' });
  }
  return shown;
}
