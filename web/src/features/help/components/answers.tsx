import { HELP_TEXTS, type HelpPlace } from '@hearthside/contract/help/fields';
import type { HelpItem } from '@hearthside/contract/help/endpoints';
import { SearchX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { LiveCount } from '@/ui/lists/live-count';
import { useCountMissed } from '../api/answers';
import { findAnswers } from '../model/find-answers';
import { answerCount, noneFound } from '../model/help-words';
import { AnswerElsewhere } from './answer-elsewhere';
import { AnswerItem } from './answer-item';
import { AnswerMenu } from './answer-menu';

/** Which answers are open: the one in the address, and those opened since. */
function useOpenAnswers(askedId: number | undefined) {
  const [seen, setSeen] = useState(askedId);
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(askedId === undefined ? [] : [askedId]),
  );
  if (askedId !== seen) {
    setSeen(askedId);
    if (askedId !== undefined) setOpen(new Set(open).add(askedId));
  }
  const toggle = useCallback(
    (id: number) =>
      setOpen((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return { isOpen: (id: number) => open.has(id), toggle };
}

export interface AnswersProps {
  place: HelpPlace;
  items: readonly HelpItem[];
  search: string;
  onClear: () => void;
  /** The answer's part of the address, as it is written there; below, its id. */
  asked: string | undefined;
  askedId: number | undefined;
  /** For those who may edit them. */
  onEdit: ((item: HelpItem) => void) | undefined;
  /** Called when an answer has left the list. */
  onRemoved: () => void;
}

/** The questions of a topic. Each opens its answer. */
export function Answers(props: AnswersProps) {
  const { place, items, search, onClear, asked, askedId, onEdit, onRemoved } = props;
  const { isOpen, toggle } = useOpenAnswers(askedId);
  const isElsewhere = asked !== undefined && !items.some(({ id }) => id === askedId);
  const shown = findAnswers(items, search);
  useCountMissed(search, shown.length === 0);
  return (
    <>
      {isElsewhere && <AnswerElsewhere place={place} id={askedId} />}
      <LiveCount words={search ? answerCount(shown.length) : undefined} className="mb-2" />
      {shown.length === 0 && (
        <Card>{search ? <None place={place} onClear={onClear} /> : <NothingYet />}</Card>
      )}
      <ul className="grid gap-3">
        {shown.map((item) => (
          <AnswerItem
            key={item.id}
            item={item}
            isAsked={item.id === askedId}
            isOpen={isOpen(item.id)}
            onToggle={() => toggle(item.id)}
            menu={
              onEdit && (
                <AnswerMenu
                  item={item}
                  // What comes before an answer is only known if all answers are shown.
                  siblings={search ? undefined : items}
                  onEdit={() => onEdit(item)}
                  onRemoved={onRemoved}
                />
              )
            }
          />
        ))}
      </ul>
    </>
  );
}

function None({ place, onClear }: { place: HelpPlace; onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      title={noneFound(place)}
      action={
        <Button variant="quiet" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      {HELP_TEXTS.noneHint}
    </EmptyState>
  );
}

const NothingYet = () => <EmptyState title="There are no questions and answers here yet." />;
