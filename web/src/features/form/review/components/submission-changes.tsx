import type { SubmissionDetail } from '@hearthside/contract/form/submission';
import { useId, useMemo } from 'react';
import { formatDateTime } from '@/lib/dates';
import type { AnswerLine } from '../../fill/model/fill-words';
import { submissionChanges, type SubmissionChange } from '../../model/submission-changes';
import { QuestionText } from '../../question/components/question-view-text';

/** What changed since the submission was rejected (part 2 §4). Nothing if it was not sent again since. */
export function SubmissionChanges({ detail }: { detail: SubmissionDetail }) {
  const changes = useMemo(() => submissionChanges(detail), [detail]);
  const title = useId();
  const { rejected } = detail;
  if (!rejected) return null;
  return (
    <section
      aria-labelledby={title}
      className="rounded-m border border-line-strong bg-surface-sunken px-4 py-3"
    >
      <h2 id={title} className="font-body text-m font-[650] tracking-normal">
        What changed since the rejection
      </h2>
      <p className="text-s text-ink-soft">
        Rejected {formatDateTime(rejected.at)}
        {rejected.message ? ':' : '.'}
      </p>
      {rejected.message && (
        <blockquote
          dir="auto"
          className="mt-1 border-l-[3px] border-line-strong pl-3 wrap-anywhere whitespace-pre-line"
        >
          {rejected.message}
        </blockquote>
      )}
      {changes.length === 0 ? (
        <p className="mt-2">The answers are the same as before.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {changes.map((change) => (
            <li key={change.questionId} className="py-2.5 last:pb-0">
              <Change {...change} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Change({ number, question, before, after }: SubmissionChange) {
  return (
    <>
      <p className="font-[560]">
        {number === undefined ? 'No longer asked' : `${number}. `}
        {number === undefined && question !== undefined && ': '}
        {question !== undefined && <QuestionText markup={question} />}
      </p>
      <dl className="mt-1 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        <Side label="Before" lines={before} />
        <Side label="Now" lines={after} />
      </dl>
    </>
  );
}

function Side({ label, lines }: { label: string; lines: readonly AnswerLine[] }) {
  return (
    <div className="min-w-0">
      <dt className="text-s text-ink-soft">{label}</dt>
      {lines.length === 0 && <dd className="text-ink-soft">Not answered</dd>}
      {lines.map(({ about, text }, place) => (
        <dd key={place} className="wrap-anywhere whitespace-pre-line">
          {about !== undefined && <span className="text-ink-soft">{about}: </span>}
          {text}
        </dd>
      ))}
    </div>
  );
}
