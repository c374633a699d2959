import { REACTION_KINDS, REACTIONS, type Message } from '@hearthside/contract/inbox/fields';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { ownReaction } from '../../model/reactions';
import { useMessageActions } from './message-actions';
import { useReact } from './reactions-line';

export interface ReactionPickerProps {
  message: Message;
  /** One was chosen, or none with Escape. The focus is still in the set. */
  onEnd: () => void;
  /** The focus has gone elsewhere. */
  onLeave: () => void;
}

/** The set of reactions, to choose one from. It closes when one is chosen, and when the focus leaves it. */
export function ReactionPicker({ message, onEnd, onLeave }: ReactionPickerProps) {
  const { viewer } = useMessageActions();
  const react = useReact(message);
  const group = useRef<HTMLDivElement>(null);
  const own = ownReaction(message.reactions, viewer.id);
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEnd();
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (!group.current?.contains(relatedTarget)) onLeave();
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label="React"
      onKeyDown={press}
      onBlur={blur}
      className="flex max-w-full flex-wrap rounded-full border border-line bg-surface px-1 shadow-2"
    >
      {REACTION_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-label={REACTIONS[kind].label}
          aria-pressed={own === kind}
          title={REACTIONS[kind].label}
          onClick={() => {
            onEnd();
            void react(kind);
          }}
          className="size-11 rounded-full text-l hover:bg-surface-sunken aria-pressed:bg-brand-soft"
        >
          {REACTIONS[kind].sign}
        </button>
      ))}
    </div>
  );
}
