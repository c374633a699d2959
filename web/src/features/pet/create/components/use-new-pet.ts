import type { Me } from '@hearthside/contract/member/profile';
import { nameTaken, PET_TEXTS, type PetForm } from '@hearthside/contract/pet/fields';
import { ownerDefaults } from '@hearthside/contract/pet/owner-defaults';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { messageOf } from '@/lib/api/api-error';
import { showFieldErrors } from '@/lib/form-errors';
import { useSessionState } from '@/lib/session/session';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { toast } from '@/ui/toast/toast';
import { useNameCheck } from '../../api/use-name-check';
import { useOwner } from '../../api/pets';
import {
  EMPTY_PET,
  isBegun,
  NEW_PET_FIELDS,
  newPetDraft,
  newPetResolver,
  ofAnotherOwner,
  resumedPet,
  type NewPetField,
  type OwnerDefaults,
  type TypedPet,
} from '../../model/new-pet';

export interface NewPetProps {
  me: Me;
  /** Adds the pet. A refusal is shown at its field. */
  create: (values: PetForm) => Promise<unknown>;
}

const NOBODY: OwnerDefaults = {};

/**
 * The form of a new pet (part 1 §2.12). Owner and address come from the owner's profile and are locked. What is typed
 * is stored on this device until it is saved or discarded, so leaving loses nothing.
 */
export function useNewPet({ me, create }: NewPetProps) {
  /** An admin chooses the owner. */
  const forOthers = me.role === 'admin';
  const kept = useMemo(() => newPetDraft(me.id), [me.id]);
  const [resumed, setResumed] = useState(() => isBegun(kept.read()));
  const own = useMemo(() => (forOthers ? NOBODY : ownerDefaults(me)), [forOthers, me]);
  const resolver = useMemo(() => newPetResolver(forOthers), [forOthers]);
  const form = useForm<TypedPet, unknown, PetForm>({
    resolver,
    defaultValues: resumedPet(kept.read(), own),
  });
  for (const field of NEW_PET_FIELDS) form.register(field);
  const typed = useWatch({ control: form.control });
  const { name = '', ownerId = 0 } = typed;
  const check = useNameCheck(name, forOthers ? ownerId || null : undefined);

  const owner = useOwner(forOthers && ownerId ? { id: ownerId } : null);
  const locked = useMemo(() => {
    if (!forOthers) return own;
    return owner.data ? ownerDefaults({ ...owner.data.user, address: owner.data.address }) : NOBODY;
  }, [forOthers, own, owner.data]);
  useLayoutEffect(() => {
    // The profile's values replace what was typed. A reset is not typing, so it goes into no draft.
    form.reset({ ...form.getValues(), ...locked }, { keepErrors: true });
    for (const field of Object.keys(locked)) form.clearErrors(field as NewPetField);
  }, [form, locked]);
  useFormDraft(
    form,
    kept,
    useMemo(() => Object.keys(locked) as NewPetField[], [locked]),
  );
  // The error that the session was gone is no longer true once the member has signed in again on this page.
  const { status } = useSessionState();
  useEffect(() => {
    if (status === 'signed-in') form.clearErrors('root');
  }, [status, form]);

  const submit = form.handleSubmit(async (values) => {
    if (check.taken !== undefined) return;
    try {
      await create(values);
      kept.clear();
    } catch (error) {
      if (showFieldErrors(error, form)) return;
      const message = messageOf(error, PET_TEXTS.createFailed);
      form.setError('root', { type: 'server', message });
    }
  });

  const begin = (typed: TypedPet) => {
    form.reset({ ...typed, ...own });
    setResumed(isBegun(kept.read()));
  };
  return {
    form,
    submit,
    forOthers,
    owner,
    ownerId,
    locked,
    resumed,
    /** Whether something was typed that can be discarded. */
    begun: isBegun(
      Object.fromEntries(Object.entries(typed).filter(([field]) => !(field in locked))),
    ),
    checking: check.checking,
    nameError: check.taken === undefined ? undefined : nameTaken(check.taken),
    /** Chooses the owner. Values from another owner are removed. */
    chooseOwner: (id: number) => {
      if (id === ownerId) return;
      const typed = ofAnotherOwner(form.getValues(), id);
      form.reset(typed);
      kept.write(typed);
    },
    hasDraft: () => isBegun(kept.read()),
    /** Discards what is typed, and offers to undo that. */
    discard: () => {
      const typed = form.getValues();
      kept.clear();
      begin(EMPTY_PET);
      toast.undo('Draft discarded', () => {
        kept.write(typed);
        begin(typed);
      });
    },
  };
}

export type NewPet = ReturnType<typeof useNewPet>;
