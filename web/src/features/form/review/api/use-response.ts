import useSWR from 'swr';
import { formApi } from '../../api/form-api';
import { formKeys } from '../../api/keys';

/** One response with the form as it was answered; nothing is asked without an id. */
export const useResponse = (formId: number, responseId: number | undefined) =>
  useSWR(
    responseId === undefined ? null : formKeys.responses(formId, { responseId }),
    ([, , id, asked]) => formApi.responses({ formId: id, ...asked }),
  );
