import { CARE_TEXTS, type ServiceRole } from '@hearthside/contract/pet/care';
import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useMe } from '@/features/session';
import { ApiError, isChangedMeanwhile, messageOf } from '@/lib/api/api-error';
import { draft } from '@/lib/drafts/draft';
import { useFirstInvalid } from '@/lib/use-first-invalid';
import { toast } from '@/ui/toast/toast';
import { useReloadPet, useSavePet } from '../../api/pets';
import type { ContactDraft, ContactText } from '../../model/care-team-draft';
import {
  byRow,
  isSameProviders,
  providerChanges,
  providerDrafts,
  providerProblems,
  providersBody,
  withoutProvider,
  withProvider,
  type ProviderDraft,
} from '../../model/provider-drafts';

const NAME_MISSING = 'Please give every service provider a name.';

/** Editing a pet's service providers: view, edit, save (part 1 §2.13). What was typed is kept until it is saved. */
export function useProvidersEdit(
  detail: PetDetail,
  /** The container of the fields: the first invalid one gets the focus. */
  box: RefObject<HTMLElement | null>,
  onDone: () => void,
) {
  const [base, setBase] = useState(() => stateOf(detail));
  const [rows, setRows] = useState(base.rows);
  const me = useMe();
  const petId = detail.pet.id;
  const kept = useMemo(() => providersDraft(me.id, petId), [me.id, petId]);
  const isBegun = useRef(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const { trigger, isMutating } = useSavePet();
  const reload = useReloadPet(detail.pet.id);
  const focusFirst = useFirstInvalid(box);

  const dirty = !isSameProviders(rows, base.rows);
  useEffect(() => {
    if (!isBegun.current) return;
    if (dirty) kept.write({ base, rows });
    else kept.clear();
  }, [kept, base, rows, dirty]);
  /** What was typed is saved or discarded. */
  const clear = () => {
    isBegun.current = false;
    kept.clear();
  };
  const show = (why: string, fields: Readonly<Record<string, string>> = {}) => {
    setMessage(why);
    setErrors(fields);
    focusFirst();
  };
  const quiet = () => {
    setMessage('');
    setErrors({});
  };
  const change = (row: ProviderDraft, patch: Partial<ContactDraft>, parts: ContactText[]) => {
    setRows((now) =>
      now.map((one) => (one.id === row.id ? { ...one, ...patch, id: one.id } : one)),
    );
    const still = Object.entries(errors).filter(
      ([path]) => !parts.some((part) => path === `${row.id}.${part}`),
    );
    setErrors(Object.fromEntries(still));
    if (still.length === 0) setMessage('');
  };
  const save = async () => {
    const problems = providerProblems(rows);
    if (Object.keys(problems).length > 0) return show(NAME_MISSING, problems);
    if (!dirty) return onDone();
    quiet();
    const { revision } = base;
    try {
      const { id } = detail.pet;
      await trigger({ id, serviceProviders: providersBody(rows, id), revision });
    } catch (error) {
      const details = error instanceof ApiError ? error.details : {};
      show(messageOf(error, CARE_TEXTS.providersSaveFailed), byRow(details, rows));
      toast.error(CARE_TEXTS.providersSaveFailed);
      if (isChangedMeanwhile(error)) await reload().catch(() => undefined);
      return;
    }
    clear();
    toast.success(CARE_TEXTS.providersSaved);
    onDone();
  };

  const now = stateOf(detail);
  const isOld = !isMutating && now.revision !== base.revision;
  return {
    rows,
    errors,
    message,
    dirty,
    save,
    change,
    saving: isMutating,
    /** The saved rows. */
    before: base.rows,
    clear,
    /** Starts with what a reload has interrupted, or with the current state. */
    start: () => {
      const typed = kept.read();
      isBegun.current = true;
      setBase(typed?.base?.rows ? typed.base : now);
      setRows(typed?.base?.rows && typed.rows ? typed.rows : now.rows);
      quiet();
    },
    add: (role: ServiceRole) => setRows((before) => withProvider(before, role)),
    remove: (row: ProviderDraft) => setRows((before) => withoutProvider(before, row)),
    /** What somebody else has changed in the providers. Undefined if nobody saved the pet. */
    theirs: isOld ? providerChanges(base.rows, now.rows) : undefined,
    keepMine: () => {
      // The id of a row that is gone would be refused, so it becomes a new row.
      const there = new Set(now.rows.map(({ id }) => id));
      setRows((before) =>
        before.map((row) =>
          row.id < 0 || there.has(row.id) ? row : { ...row, id: -1_000_000 - row.id },
        ),
      );
      setBase(now);
      quiet();
    },
  };
}

/** What a member has typed into a pet's providers and not saved, with the revision it is based on. */
const providersDraft = (memberId: number, petId: number) =>
  draft<{ base: ReturnType<typeof stateOf>; rows: ProviderDraft[] }>(
    memberId,
    `providers.${petId}`,
  );

const stateOf = (detail: PetDetail) => ({
  rows: providerDrafts(detail.serviceProviders),
  revision: detail.revision,
});

export type ProvidersEditState = ReturnType<typeof useProvidersEdit>;
