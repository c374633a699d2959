import useSWR from 'swr';
import { formApi } from '../../api/form-api';
import { formKeys } from '../../api/keys';

/** A submission with the form as it was answered; nothing is asked without an id. */
export const useSubmission = (responseId: number | undefined) =>
  useSWR(responseId === undefined ? null : formKeys.submission(responseId), ([, , id]) =>
    formApi.submission({ responseId: id }),
  );
