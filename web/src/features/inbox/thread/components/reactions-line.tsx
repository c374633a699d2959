import type { Message, ReactionKind } from '@hearthside/contract/inbox/fields';
import clsx from 'clsx';
import { useContext, useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useMessageChanges } from '../../api/use-message-changes';
import { ownReaction, shownReactions } from '../../model/reactions';
import { PeopleContext, useMessageActions } from './message-actions';

/** Reacts to a message, or takes the same reaction back. Says so if that fails. */
export function useReact(message: Message) {
  const { react } = useMessageChanges();
  const { viewer } = useMessageActions();
  return async (kind: ReactionKind) => {
    const isOwn = ownReaction(message.reactions, viewer.id) === kind;
    try {
      await react(message, isOwn ? null : kind);
    } catch (error) {
      toast.error('The reaction could not be saved', messageOf(error));
    }
  };
}

export interface ReactionsLineProps {
  message: Message;
  /** Called when the reaction that has the focus goes. */
  onFocusLost: () => void;
}

/** Below a message: how people have reacted, by name. A press joins one, or takes back one’s own. */
export function ReactionsLine({ message, onFocusLost }: ReactionsLineProps) {
  const { viewer, reply } = useMessageActions();
  const people = useContext(PeopleContext);
  const react = useReact(message);
  const look =
    'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border px-2.5 text-xs';
  return (
    <ul aria-label="Reactions" className="flex max-w-full flex-wrap gap-1.5">
      {shownReactions(message, people, viewer.id).map(({ kind, sign, own, words, label }) => (
        <li key={kind} className="max-w-full">
          <ReactionButton
            onFocusLost={onFocusLost}
            aria-label={label}
            aria-pressed={own}
            // Where nobody can write any more, nobody can react either.
            disabled={!reply}
            title={label}
            onClick={() => void react(kind)}
            className={clsx(
              look,
              'relative after:absolute after:-inset-y-1.5 after:inset-x-0',
              own
                ? 'border-brand bg-brand-soft text-brand-strong'
                : 'border-line bg-surface text-ink-soft hover:border-line-strong',
            )}
          >
            <span aria-hidden>{sign}</span>
            <span dir="auto" className="truncate">
              {words}
            </span>
          </ReactionButton>
        </li>
      ))}
    </ul>
  );
}

interface ReactionButtonProps extends ComponentProps<'button'> {
  onFocusLost: () => void;
}

/** A button that says when it goes while it has the focus. */
function ReactionButton({ onFocusLost, ...rest }: ReactionButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const notify = useEffectEvent(() => {
    if (document.activeElement === button.current) onFocusLost();
  });
  useLayoutEffect(() => notify, []);
  return <button ref={button} type="button" {...rest} />;
}
