import useSWR from 'swr';
import { formApi } from './form-api';
import { formKeys } from './keys';

/** How many members would be told of a form if it were sent now; with 0 nothing is asked. */
export const useAddressees = (formId: number) =>
  useSWR(
    formId === 0 ? null : formKeys.addressees(formId),
    ([, , id]) => formApi.addressees({ id }),
    // An old number would be a wrong promise.
    { dedupingInterval: 0 },
  );
