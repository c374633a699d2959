import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import type { HelpItem } from '@hearthside/contract/help/endpoints';
import clsx from 'clsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';
import { useVote } from '../api/answers';
import { votesOf } from '../model/help-words';

const CHOICES = [
  { helpful: true, label: 'Yes', Icon: ThumbsUp },
  { helpful: false, label: 'No', Icon: ThumbsDown },
];

/** Asks whether an answer was helpful. Pressing the same button again removes the vote. Editors see the counts. */
export function AnswerVote({ item }: { item: HelpItem }) {
  const label = useId();
  const vote = useVote();
  const [saving, setSaving] = useState<boolean>();
  const say = async (helpful: boolean) => {
    setSaving(helpful);
    try {
      await vote(item.id, item.mine === helpful ? null : helpful);
    } catch (error) {
      toast.error(messageOf(error, 'Your answer could not be saved'));
    } finally {
      setSaving(undefined);
    }
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3 print:hidden">
      <span id={label} className="text-s font-[560]">
        {HELP_TEXTS.helpful}
      </span>
      <span role="group" aria-labelledby={label} className="flex gap-2">
        {CHOICES.map(({ helpful, label: word, Icon }) => (
          <Button
            key={word}
            variant="quiet"
            size="s"
            icon={<Icon size={18} aria-hidden />}
            aria-pressed={item.mine === helpful}
            busy={saving === helpful}
            onClick={() => saving === undefined && void say(helpful)}
            className={clsx(item.mine === helpful && 'border-brand! bg-brand-soft! font-[650]')}
          >
            {word}
          </Button>
        ))}
      </span>
      <span aria-live="polite" className="text-s text-ink-soft">
        {item.mine !== null && 'Thank you for telling us.'}
      </span>
      {item.helpful && <span className="text-s text-ink-soft">{votesOf(item.helpful)}</span>}
    </div>
  );
}
