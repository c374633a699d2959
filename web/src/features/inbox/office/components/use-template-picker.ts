import { filledTemplate } from '@hearthside/contract/inbox/office-fields';
import type { Template } from '@hearthside/contract/inbox/office-shapes';
import {
  createContext,
  useContext,
  useId,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '@/ui/fields/composing';
import { isNamed, templateQuery, withAnswer } from '../model/template-query';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The saved answers of whoever writes, and the first name that goes into them. Undefined for all but admins. */
export interface SavedAnswers {
  templates: readonly Template[];
  firstName: string | undefined;
}
export const SavedAnswersContext = createContext<SavedAnswers | undefined>(undefined);

/** A text into which answers are put. */
export interface AnsweringText {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

/** Puts an answer in place of a part of the text, and the caret behind it. What is put in can be edited like any text. */
export function putAnswer(
  { box, text, onText }: AnsweringText,
  from: number,
  to: number,
  answer: string,
) {
  const next = withAnswer(text, from, to, answer);
  flushSync(() => onText(next.text));
  box.current?.focus();
  box.current?.setSelectionRange(next.caret, next.caret);
  return next.caret;
}

/** Offers saved answers while "/" and the beginning of a name are typed at the start of a line (APG, combobox). */
export function useTemplatePicker(given: AnsweringText) {
  const { box, text } = given;
  const saved = useContext(SavedAnswersContext);
  const list = useId();
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  /** The "/" for which no answer is wanted. */
  const [refused, setRefused] = useState<number>();
  const query = saved && caret !== undefined ? templateQuery(text, caret) : undefined;
  const found =
    query && query.from !== refused
      ? (saved?.templates ?? []).filter(({ name }) => isNamed(name, query.words))
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
    if (refused !== undefined && templateQuery(current?.value ?? '', next ?? 0)?.from !== refused)
      setRefused(undefined);
  };
  const choose = ({ text: answer }: Template) => {
    if (!query || caret === undefined) return;
    setCaret(putAnswer(given, query.from, caret, filledTemplate(answer, saved?.firstName)));
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
  const aria = isOpen
    ? ({
        role: 'combobox',
        'aria-expanded': true,
        'aria-autocomplete': 'list',
        'aria-controls': list,
        'aria-activedescendant': optionId(at),
      } as const)
    : {};
  return { isOpen, found, list, at, optionId, setActive, choose, follow: update, press, aria };
}

export type TemplatePicker = ReturnType<typeof useTemplatePicker>;
