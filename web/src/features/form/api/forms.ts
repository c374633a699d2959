import { formEndpoints, type FormDetail } from '@hearthside/contract/form/endpoints';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { resource } from '@/lib/api/resource';
import { randomKey } from '@/lib/random-key';

export const forms = resource('form', formEndpoints);

/** A page of all forms, for admins. */
export const useForms = forms.list.query();

/** The deleted forms that can still be restored. */
export const useFormTrash = forms.trash.query();

/** How many members would be notified of a form if it were sent now. */
export const useAddressees = forms.addressees.query({
  // An outdated number would be misleading.
  dedupingInterval: 0,
});

/**
 * A form to edit. Requested again each time it is opened, because a cached answer may be older than its draft. With
 * 0, nothing is requested.
 */
export function useOpenedForm(id: number) {
  const [opening] = useState(() => randomKey());
  return useSWR(
    id === 0 ? null : [...forms.detail.key({ id }), opening],
    () => forms.detail({ id }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
}

/** A form as it is now, requested once: for printing, which is not refreshed. */
export function useFormNow(id: number): { data?: FormDetail; error?: unknown } {
  const [answer, setAnswer] = useState<{ data?: FormDetail; error?: unknown }>({});
  useEffect(() => {
    const abort = new AbortController();
    const settle = (now: typeof answer) => !abort.signal.aborted && setAnswer(now);
    forms.detail({ id }, { signal: abort.signal }).then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error }),
    );
    return () => abort.abort();
  }, [id]);
  return answer;
}

/** Makes an unpublished copy of a form. */
export const useDuplicateForm = forms.duplicate.mutation({
  invalidates: [forms.list.matches(), 'history'],
});

/** Deletes a form with its responses. */
export const useDeleteForm = forms.remove.mutation({
  // What belongs to the form itself is not requested again, because it is gone.
  invalidates: [
    ...[forms.list, forms.trash, forms.assigned, forms.submissions, forms.reports].map((each) =>
      each.matches(),
    ),
    'member',
    'history',
  ],
  // A refusal can bring something new for the list too: somebody else may have been faster.
  invalidatesOnError: [forms.list.matches()],
});

/** Restores a deleted form. */
export const useRestoreForm = forms.restore.mutation({
  invalidates: ['form', 'member', 'history'],
});

/**
 * Notifies the members of a form's roles who have not sent it yet. With the same idempotency key twice, they are
 * notified once.
 */
export const useSendForm = forms.send.mutation({
  invalidates: [forms.list.matches(), forms.addressees.matches(), 'history'],
  invalidatesOnError: [forms.addressees.matches()],
});

/** A page of the reports. */
export const useReports = forms.reports.query();

/** A form's report with its questions. */
export const useReport = forms.report.query();

/** A page of the members who chose an option. */
export const useReportUsers = forms.reportUsers.query();

/** The input of that list: an option in one wording of its question. */
export type ChosenAsked = Omit<Parameters<typeof forms.reportUsers.key>[0], 'page' | 'limit'>;
