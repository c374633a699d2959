import type { FormDefinition, FormQuestion, PartId } from '@hearthside/contract/form/fields';
import { plainText } from '@hearthside/contract/form/text';
import clsx from 'clsx';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { TextInput } from '@/ui/fields/text-input';

export interface EditorOutlineProps {
  form: FormDefinition;
  open: PartId | undefined;
  onOpen: (question: PartId) => void;
}

/** The number of questions from which the outline can be searched. */
const LONG = 12;

/** All questions by number, to jump to one of them in a long form. */
export const EditorOutline = memo(function EditorOutline(props: EditorOutlineProps) {
  const { open, onOpen } = props;
  // Typing has priority over the outline.
  const form = useDeferredValue(props.form);
  const [search, setSearch] = useState('');
  const sections = useMemo(() => {
    let number = 0;
    return form.sections.map((section, at) => ({
      id: section.id,
      title: at === 0 ? '' : `Section ${at + 1}${section.title ? `: ${section.title}` : ''}`,
      entries: section.questions.map((question) => ({ question, number: (number += 1) })),
    }));
  }, [form]);
  const total = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  const wanted = search.trim().toLowerCase();
  const isWanted = ({ question }: { question: FormQuestion }) =>
    wanted === '' || plainText(question.question).toLowerCase().includes(wanted);
  const found = sections.map((section) => ({
    ...section,
    entries: section.entries.filter(isWanted),
  }));
  const nothing = wanted !== '' && found.every(({ entries }) => entries.length === 0);
  return (
    <nav aria-label="Questions of this form" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {total > LONG && (
        <TextInput
          type="search"
          aria-label="Find a question"
          placeholder="Find a question"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {nothing && <p className="px-2 text-s text-ink-soft">No question matches.</p>}
      {found.map(({ id, title, entries }) => (
        <div key={id}>
          {title && wanted === '' && (
            <p dir="auto" className="truncate px-2 pt-2 pb-1 text-xs font-semibold text-ink-soft">
              {title}
            </p>
          )}
          <ol>
            {entries.map(({ question, number }) => (
              <Entry
                key={question.id}
                question={question}
                number={number}
                onOpen={onOpen}
                current={question.id === open}
              />
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
});

interface EntryProps {
  question: FormQuestion;
  number: number;
  current: boolean;
  onOpen: (question: PartId) => void;
}

const Entry = memo(function Entry({ question, number, current, onOpen }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={current || undefined}
        onClick={() => onOpen(question.id)}
        className={clsx(
          'flex min-h-11 w-full items-center gap-2 rounded-s px-2 py-1 text-left text-s lg:pointer-fine:min-h-9',
          current ? 'bg-brand-soft text-brand-strong' : 'hover:bg-surface-sunken',
        )}
      >
        <span className="w-7 shrink-0 text-right text-ink-soft tabular-nums">{number}</span>
        <span className="min-w-0 truncate">
          {plainText(question.question).trim() || `Question ${number}`}
        </span>
      </button>
    </li>
  );
});
