import { useState } from 'react';
import useSWR from 'swr';
import { forms } from '../../api/forms';

/** The forms that are meant for the member, with how far each is. */
export const useAssignedForms = forms.assigned.query();

let openings = 0;
const nextOpening = () => (openings += 1);

/**
 * A form to fill, asked for anew each time it is opened: an answer of the last time would be older than what was
 * typed since. What happens to it later, the keeper asks for. With 0 nothing is asked.
 */
export function useFillForm(formId: number) {
  const [opening] = useState(nextOpening);
  return useSWR(
    formId === 0 ? null : [...forms.open.key({ formId }), opening],
    () => forms.open({ formId }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
}

/** Sends a form's answers; with the same key as before it is sent once. */
export const useSubmitForm = forms.submit.mutation({
  // The first page's checklist counts it too.
  invalidates: ['form', 'member'],
});
