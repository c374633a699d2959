import type { ChatUser } from '@hearthside/contract/inbox/fields';
import { useContext, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { fullName } from '@/lib/full-name';
import { isComposing } from '@/ui/fields/composing';
import { isMeant, mentionQuery, withMention } from '../model/mention-query';
import { MentionableContext } from '../../thread/components/message-actions';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A text in which people can be mentioned. */
export interface MentioningText {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

/**
 * Offers the people of the chat while a mention is typed. The focus stays in the text, and the keys of the list work
 * there (APG, combobox).
 */
export function useMentionPicker({ box, text, onText }: MentioningText) {
  const people = useContext(MentionableContext);
  const list = useId();
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  /** The "@" for which nobody is wanted. */
  const [refused, setRefused] = useState<number>();
  const query = caret === undefined ? undefined : mentionQuery(text, caret);
  const found =
    query && query.from !== refused
      ? people.filter((person) => isMeant(fullName(person), query.words))
      : [];
  const at = Math.min(active, found.length - 1);
  const isOpen = found.length > 0;
  const optionId = (place: number) => `${list}-${place}`;

  const update = () => {
    const { current } = box;
    const next = current && current === document.activeElement ? current.selectionEnd : undefined;
    if (next === caret) return;
    setCaret(next);
    setActive(0);
    if (refused !== undefined && mentionQuery(current?.value ?? '', next ?? 0)?.from !== refused) {
      setRefused(undefined);
    }
  };
  const choose = (person: ChatUser) => {
    if (!query || caret === undefined) return;
    const next = withMention(text, caret, query, fullName(person));
    flushSync(() => onText(next.text));
    box.current?.focus();
    box.current?.setSelectionRange(next.caret, next.caret);
    setCaret(next.caret);
    setRefused(query.from);
  };
  /** Returns whether the key was one for the list. */
  const press = (event: KeyboardEvent): boolean => {
    if (!isOpen || isComposing(event.nativeEvent)) return false;
    const step = STEPS[event.key];
    if (step !== undefined) {
      const next = (at + step + found.length) % found.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      setRefused(query?.from);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
      choose(found[at]!);
    } else return false;
    event.preventDefault();
    return true;
  };
  return {
    isOpen,
    found,
    list,
    at,
    optionId,
    setActive,
    choose,
    follow: update,
    press,
    /** What the text says to screen readers. */
    aria: isOpen
      ? ({
          role: 'combobox',
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': list,
          'aria-activedescendant': optionId(at),
        } as const)
      : { 'aria-haspopup': 'listbox' as const },
  };
}

export type MentionPicker = ReturnType<typeof useMentionPicker>;
