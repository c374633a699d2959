import {
  FORM_LIMITS,
  questionsOf,
  type FormQuestion,
  type PartId,
} from '@hearthside/contract/form/fields';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMe } from '@/features/session';
import { toast } from '@/ui/toast/toast';
import { copiedQuestion, keepCopied } from '../model/copied-question';
import { newId, newIds, twoIds } from '../model/new-id';
import { idsToPaste } from '../model/question-parts';
import type { EditorActions, EditorAsk } from '../components/editor-context';
import { nameSection, showCard } from '../components/show-card';
import type { FormEditingState } from './use-form-editing';

/** The open card, the copied question and the requested dialog, with actions that stay the same for all cards. */
export function useEditorState({ form, dispatch, given, uploads }: FormEditingState) {
  const { id: memberId } = useMe();
  const [open, setOpen] = useState<{ id?: PartId; focus: boolean }>(() => ({
    id: questionsOf(form)[0]?.id,
    focus: false,
  }));
  const [copied, setCopied] = useState(() => copiedQuestion(memberId));
  const [asked, setAsked] = useState<EditorAsk>();
  const latest = useRef({ form, copied });
  useEffect(() => {
    latest.current = { form, copied };
  });

  const actions = useMemo<EditorActions>(() => {
    const openCard = (id: PartId | undefined, focus = true) => {
      setOpen({ id, focus });
      if (id !== undefined) showCard(id);
    };
    return {
      uploads,
      action: dispatch,
      settle: () => dispatch({ do: 'settle' }),
      open: (id, focus = false) => openCard(id, focus),
      ask: setAsked,
      addQuestion: (section) => {
        const id = newId();
        dispatch({ do: 'addQuestion', section, id, choiceIds: twoIds() });
        openCard(id);
      },
      addSection: (after) => {
        if (latest.current.form.sections.length >= FORM_LIMITS.sections) return;
        const id = newId();
        dispatch({ do: 'addSection', after, id });
        // What is added next belongs in it, not in the card above.
        setOpen({ id: undefined, focus: false });
        nameSection(id);
      },
      removeQuestion: (question) => {
        const all = questionsOf(latest.current.form);
        const at = all.findIndex(({ id }) => id === question);
        dispatch({ do: 'removeQuestion', question });
        if (at > 0) openCard(all[at - 1]?.id);
      },
      removeSection: (section) => dispatch({ do: 'removeSection', section }),
      copy: (question: FormQuestion) => {
        keepCopied(memberId, question);
        setCopied(question);
        toast.success('Question copied');
      },
      paste: (question) => {
        const from = latest.current.copied;
        if (!from) return;
        dispatch({ do: 'paste', question, copied: from, ids: newIds(idsToPaste(from)) });
      },
    };
  }, [dispatch, uploads, memberId]);

  const number = open.id === undefined ? undefined : given[open.id];
  return {
    actions,
    // The same card under its new id. The cursor stays where it is.
    open: number === undefined ? open : { id: number as PartId, focus: false },
    canPaste: copied !== undefined,
    asked,
    answered: () => setAsked(undefined),
  };
}
