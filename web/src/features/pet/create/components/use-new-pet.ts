import type { Me } from '@hearthside/contract/member/me';
import { nameTaken, PET_TEXTS, type PetField, type PetForm } from '@hearthside/contract/pet/fields';
import { ownerDefaults } from '@hearthside/contract/pet/owner-defaults';
import { useMemo, useState, type RefObject } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { unfinishedFields } from '@/lib/first-invalid';
import { useFirstInvalid } from '@/lib/use-first-invalid';
import { toast } from '@/ui/toast/toast';
import { useNameCheck } from '../../api/use-name-check';
import { useOwner } from '../../api/pets';
import {
  EMPTY_PET,
  isBegun,
  newPetBody,
  newPetDraft,
  newPetProblems,
  ofAnotherOwner,
  resumedPet,
  withoutFields,
  type OwnerDefaults,
  type TypedPet,
} from '../../model/new-pet';
import { fieldProblems, withField, type FieldMessages } from '../../model/pet-texts';

export interface NewPetProps {
  me: Me;
  /** Adds the pet. A refusal is shown at its field. */
  create: (values: PetForm) => Promise<unknown>;
}

const NOBODY: OwnerDefaults = {};

/** What the last try to save has found: messages by field, or why it failed. */
interface Trouble {
  tried: boolean;
  fields: FieldMessages;
  failure: string;
}

const NO_TROUBLE: Trouble = { tried: false, fields: {}, failure: '' };

/**
 * The form of a new pet (part 1 §2.12). Owner and address come from the owner's profile and are locked. What is typed
 * is stored on this device until it is saved or discarded, so leaving loses nothing.
 */
export function useNewPet(
  { me, create }: NewPetProps,
  /** The container of the fields: the first invalid one gets the focus. */
  box: RefObject<HTMLElement | null>,
) {
  /** An admin chooses the owner. */
  const forOthers = me.role === 'admin';
  const kept = useMemo(() => newPetDraft(me.id), [me.id]);
  const [typed, setTyped] = useState(() => resumedPet(kept.read()));
  const [resumed, setResumed] = useState(() => isBegun(kept.read()));
  const [trouble, setTrouble] = useState(NO_TROUBLE);
  const [saving, setSaving] = useState(false);
  const focusFirst = useFirstInvalid(box);
  const { ownerId } = typed;

  const owner = useOwner(forOthers && ownerId ? { id: ownerId } : null);
  const locked = useMemo(() => {
    if (!forOthers) return ownerDefaults(me);
    return owner.data ? ownerDefaults({ ...owner.data.user, address: owner.data.address }) : NOBODY;
  }, [forOthers, me, owner.data]);
  /** The profile's values replace what was typed, and are never part of the draft. */
  const texts = { ...typed, ...locked };
  const draftOf = (pet: TypedPet) => withoutFields(pet, locked);

  const check = useNameCheck(typed.name, forOthers ? ownerId || null : undefined);
  const taken = check.taken === undefined ? {} : { name: nameTaken(check.taken) };
  const errors: FieldMessages = withoutFields({ ...taken, ...trouble.fields }, locked);
  const isWrong = trouble.tried && Object.keys(errors).length > 0;

  /** Goes on with other values, which nobody has tried to save. */
  const start = (next: TypedPet) => {
    setTyped(next);
    setTrouble(NO_TROUBLE);
  };
  const setField = (field: PetField, value: string | boolean) => {
    const next = withField(typed, field, value);
    setTyped(next);
    kept.write(draftOf(next));
    setTrouble(({ tried, fields, failure }) => ({
      tried,
      failure,
      fields: {
        // An error about the state was about a state of another country.
        ...withoutFields(
          fields,
          field === 'country' ? { country: '', state: '' } : { [field]: '' },
        ),
        // After a try to save, a field is checked again with every change.
        ...(tried && fieldProblems({ ...next, ...locked }, [field])),
      },
    }));
  };
  const refuse = (fields: FieldMessages, failure = '') => {
    setTrouble({ tried: true, fields, failure });
    focusFirst();
  };
  const submit = async () => {
    if (saving) return;
    const unfinished = Object.fromEntries(unfinishedFields(box.current));
    const problems = { ...newPetProblems(texts, forOthers), ...unfinished };
    if (Object.keys({ ...taken, ...problems }).length > 0) return refuse(problems);
    setTrouble({ ...NO_TROUBLE, tried: true });
    setSaving(true);
    try {
      await create(newPetBody(texts));
      kept.clear();
    } catch (error) {
      const { status, details } = error instanceof ApiError ? error : { status: 0, details: {} };
      // Without a session, the sign-in dialog covers the page, and a message would be outdated afterwards.
      if (status === 401) return;
      const isShown = Object.keys(details).some((field) => field in typed && !(field in locked));
      if (isShown) refuse(details);
      else refuse({}, messageOf(error, PET_TEXTS.createFailed));
    } finally {
      setSaving(false);
    }
  };

  return {
    texts,
    errors,
    locked,
    setField,
    checkingName: check.checking,
    /** Why the pet is not saved, in a sentence. */
    message: trouble.failure || (isWrong ? PET_TEXTS.fixFields : ''),
    submit,
    saving,
    forOthers,
    owner,
    ownerId,
    resumed,
    /** Whether something was typed that can be discarded. */
    begun: isBegun(draftOf(typed)),
    /** Chooses the owner. Values from another owner are removed. */
    chooseOwner: (id: number) => {
      if (id === ownerId) return;
      const next = ofAnotherOwner(typed, id);
      start(next);
      kept.write(next);
    },
    hasDraft: () => isBegun(kept.read()),
    /** Discards what is typed, and offers to undo that. */
    discard: () => {
      kept.clear();
      start(EMPTY_PET);
      setResumed(false);
      toast.undo('Draft discarded', () => {
        kept.write(draftOf(typed));
        start(typed);
        setResumed(true);
      });
    },
  };
}

export type NewPet = ReturnType<typeof useNewPet>;
