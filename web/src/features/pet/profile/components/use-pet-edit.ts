import { PET_TEXTS, type PetField } from '@hearthside/contract/pet/fields';
import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { afterDialogs } from '@/lib/after-dialogs';
import { ApiError, isChangedMeanwhile, messageOf } from '@/lib/api/api-error';
import type { Draft } from '@/lib/drafts/draft';
import { unfinishedFields } from '@/lib/first-invalid';
import { useFirstInvalid } from '@/lib/use-first-invalid';
import { toast } from '@/ui/toast/toast';
import { useReloadPet, useSavePet } from '../../api/pets';
import { resumedPetEdit, type PetEdit } from '../../model/kept-pet-edit';
import { draftChanges } from '../../model/pet-comparison';
import {
  draftProblems,
  petDraft,
  saveBody,
  saysNothing,
  type PetDraft,
} from '../../model/pet-draft';
import { withField } from '../../model/pet-texts';

export interface PetEditing {
  /** The pet as it is on the server now. What is typed does not follow it. */
  detail: PetDetail;
  kept: Draft<PetEdit>;
  onDone: () => void;
  /** Starts the edit again from the stored draft. */
  onReopen: () => void;
}

/** What prevents an edit from being saved: a sentence, and messages by field. */
interface Trouble {
  message: string;
  fields: Readonly<Record<string, string>>;
}

const NO_TROUBLE: Trouble = { message: '', fields: {} };

/**
 * Editing a pet (part 1 §2.9, §4). Whatever goes wrong, what was typed is kept: over a reload, the end of the
 * session, and somebody else's save in between.
 */
export function usePetEdit(
  { detail, kept, onDone, onReopen }: PetEditing,
  /** The container of the fields: the first invalid one gets the focus. */
  box: RefObject<HTMLElement | null>,
) {
  const [edit, setEdit] = useState(() => resumedPetEdit(kept.read(), detail));
  const [trouble, setTrouble] = useState(NO_TROUBLE);
  const [confirming, setConfirming] = useState(false);
  const { trigger, isMutating } = useSavePet();
  const reload = useReloadPet(detail.pet.id);
  const { base, draft } = edit;

  const focusFirst = useFirstInvalid(box);

  const body = useMemo(() => saveBody(draft, base, detail.pet.id), [draft, base, detail.pet.id]);
  const dirty = !saysNothing(body);
  useEffect(() => {
    if (dirty) kept.write(edit);
    else kept.clear();
  }, [kept, edit, dirty]);

  /** Changes the draft and clears the errors of these parts. 'careTeam.' means all of it. */
  const change = (make: (now: PetDraft) => PetDraft, ...parts: string[]) => {
    setEdit((now) => ({ ...now, draft: make(now.draft) }));
    const isStill = ([field]: [string, string]) =>
      !parts.some((part) => (part.endsWith('.') ? field.startsWith(part) : field === part));
    setTrouble(({ message, fields }) => {
      const left = Object.entries(fields).filter(isStill);
      return left.length > 0 ? { message, fields: Object.fromEntries(left) } : NO_TROUBLE;
    });
  };
  const setField = (field: PetField, value: string | boolean) =>
    change(
      (now) => ({ ...now, fields: withField(now.fields, field, value) }),
      field,
      ...(field === 'country' ? ['state'] : []),
    );

  const clear = () => kept.clear();
  const leave = () => {
    clear();
    onDone();
  };
  const cancel = () => {
    leave();
    if (!dirty) return;
    toast.undo('Changes discarded', () => {
      kept.write(edit);
      onReopen();
    });
  };
  const check = () => {
    const { sentence, fields } = draftProblems(draft, base.draft);
    const unfinished = unfinishedFields(box.current);
    const message = sentence || (unfinished.length > 0 ? PET_TEXTS.fixFields : '');
    setTrouble({ message, fields: { ...fields, ...Object.fromEntries(unfinished) } });
    if (message) return focusFirst();
    if (dirty) setConfirming(true);
    else leave();
  };
  const save = async () => {
    try {
      await trigger({ id: detail.pet.id, ...body });
    } catch (error) {
      setConfirming(false);
      // Without a session, the sign-in dialog covers the page: a toast would be hidden below it, and outdated
      // afterwards.
      if (error instanceof ApiError && error.status === 401) return;
      const fields = error instanceof ApiError ? error.details : {};
      setTrouble({ message: messageOf(error, PET_TEXTS.saveFailed), fields });
      afterDialogs(() => box.current, focusFirst);
      toast.error(PET_TEXTS.saveFailedToast);
      // If the pet can't be loaded either, the next try loads it.
      if (isChangedMeanwhile(error)) await reload().catch(() => undefined);
      return;
    }
    toast.success(PET_TEXTS.saved);
    leave();
  };

  return {
    detail,
    base,
    draft,
    texts: draft.fields,
    dirty,
    change,
    setField,
    check,
    save,
    cancel,
    clear,
    errors: trouble.fields,
    message: trouble.message,
    confirming,
    stopConfirming: () => setConfirming(false),
    saving: isMutating,
    /** What a save would change, in words. */
    changes: () => draftChanges(draft, base.draft),
    /** The pet as somebody else has saved it since the edit began. */
    theirs: !isMutating && detail.revision !== base.revision ? petDraft(detail) : undefined,
    /** Continues on top of the pet's current state. */
    goOnOver: (next: PetDraft) => {
      setEdit({ base: { draft: petDraft(detail), revision: detail.revision }, draft: next });
      setTrouble(NO_TROUBLE);
    },
  };
}

export type PetEditState = ReturnType<typeof usePetEdit>;
