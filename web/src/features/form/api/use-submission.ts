import useSWR from 'swr';
import { formApi } from './form-api';
import { formKeys } from './keys';

/** A submission with the form as it was answered; nothing is asked without an id. */
export const useSubmission = (responseId: number | undefined) =>
  useSWR(responseId === undefined ? null : formKeys.submission(responseId), ([, , id]) =>
    formApi.submission({ responseId: id }),
  );
