import { can } from '@hearthside/contract/access';
import { careEndpoints } from '@hearthside/contract/care/endpoints';
import type { Answer } from '@hearthside/contract/endpoint';
import { addsForPets } from '@hearthside/contract/pet/adding';
import { petEndpoints } from '@hearthside/contract/pet/endpoints';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useMe } from '@/features/session';
import { resource } from '@/lib/api/resource';
import { useInvalidate } from '@/lib/api/swr-config';
import { fullName } from '@/lib/full-name';
import { useLive } from '@/lib/live/use-live';
import { withMark, withUnsent } from '../model/unsent-mark';
import { markOutboxOf } from './mark-outbox';

type Days = Answer<typeof careEndpoints.days>;

export const care = resource('care', careEndpoints);
const pets = resource('pet', petEndpoints);

/** How often an open calendar is requested again, in milliseconds: what is due becomes overdue. */
const FRESH_MS = 60_000;
const useServerDays = care.days.query({ keepPreviousData: true, refreshInterval: FRESH_MS });
export const useCareTasks = care.tasks.query();
export const useCareTask = care.detail.query();
export const useOverdue = care.overdue.query();
export const useCareSettings = care.settings.query();
const usePets = pets.list.query();

/** The animals for which a member may make tasks, by name. Nothing is requested without a `limit`. */
export const usePetChoices = (limit: number | null) =>
  usePets(limit === null ? null : { limit, writable: 'true' });

/**
 * Whether the member makes tasks for any animal. Of most roles that is known. Others with pet records, such as
 * volunteers, do so once they are linked to an animal as its caretaker or foster.
 */
export function useMayAdd(): boolean {
  const me = useMe();
  const isKnown = addsForPets(me);
  const first = usePetChoices(!isKnown && can(me, 'pet_records') ? 1 : null);
  return isKnown || (first.data?.pagination.total ?? 0) > 0;
}

// The history of the animal tells of every change, and the first page what is due.
const STALE = ['care', 'member', pets.detail.matches()] as const;
const change = { invalidates: STALE, invalidatesOnError: STALE };
// A dose stands on the emergency sheet, also on that which this device keeps.
const STALE_BY_TASK = [...STALE, pets.emergencySheets.matches()];
const taskChange = { invalidates: STALE_BY_TASK, invalidatesOnError: STALE_BY_TASK };
export const useCreateTask = care.create.mutation(taskChange);
export const useSaveTask = care.save.mutation(taskChange);
export const useDeleteTask = care.remove.mutation(taskChange);
export const useRestoreTask = care.restore.mutation(taskChange);
export const useUndoMark = care.undo.mutation(change);
export const useHandOver = care.handOver.mutation(change);

const answers = () => care.settings.key({});
export const useSaveCareSettings = care.saveSettings.mutation({ answers });
export const useNewFeedKey = care.newFeedKey.mutation({ answers });

/** The marks of the member that the server does not have yet, and those it has refused. */
export function useMarkOutbox() {
  const outbox = markOutboxOf(useMe().id);
  useEffect(() => outbox.start(), [outbox]);
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.items);
  return { outbox, unsent };
}

/** What is due from one day to another, marked as soon as the member has marked it. */
export function useCareDays(asked: Parameters<typeof useServerDays>[0]) {
  const answer = useServerDays(asked);
  const { unsent } = useMarkOutbox();
  const me = useMe();
  const { data } = answer;
  const shown = useMemo(() => {
    const by = { id: me.id, name: fullName(me) };
    return (
      data && {
        ...data,
        occurrences: withUnsent(data.occurrences, unsent, by),
        overdue: withUnsent(data.overdue, unsent, by),
      }
    );
  }, [data, unsent, me]);
  // By name: copied as a whole, an answer that keeps the previous one would lose its error.
  const { error, isValidating, mutate } = answer;
  return { data: shown, error: error as unknown, isValidating, mutate };
}

/** Keeps the calendar as it is on the server: after changes by others, and after the member's own marks. */
export function useCareLive() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  const { outbox } = useMarkOutbox();
  useLive(
    useCallback(() => void invalidate('care'), [invalidate]),
    'care',
  );
  useEffect(
    () =>
      outbox.onSent((sent) => {
        // Before the mark leaves the outbox, so that the occurrence is not shown as open in between.
        if (sent) {
          void mutate(
            care.days.matches(),
            (data?: Days) =>
              data && {
                ...data,
                occurrences: withMark(data.occurrences, sent.mark),
                overdue: withMark(data.overdue, sent.mark),
              },
            { revalidate: false },
          );
        }
        void invalidate(...STALE);
      }),
    [outbox, mutate, invalidate],
  );
}
