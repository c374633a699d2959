import { useState } from 'react';
import useSWR from 'swr';
import { forms } from '../../api/forms';

/** The forms that are meant for the member, and the progress of each. */
export const useAssignedForms = forms.assigned.query();

let openings = 0;
const nextOpening = () => (openings += 1);

/**
 * A form to fill. Requested again each time it is opened, because a cached answer would be older than what was typed
 * since. Later changes are requested by the autosave. With 0, nothing is requested.
 */
export function useFillForm(formId: number) {
  const [opening] = useState(nextOpening);
  return useSWR(
    formId === 0 ? null : [...forms.open.key({ formId }), opening],
    () => forms.open({ formId }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
}

/** Sends a form's answers. With the same idempotency key as before, they are sent once. */
export const useSubmitForm = forms.submit.mutation({
  // The first page's checklist counts them too.
  invalidates: ['form', 'member'],
});
