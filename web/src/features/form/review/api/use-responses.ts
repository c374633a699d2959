import useSWR from 'swr';
import { formApi } from '../../api/form-api';
import { formKeys } from '../../api/keys';

/** What was answered to a form: its questions, what the answers add up to, and who sent it last. */
export const useResponses = (formId: number) =>
  useSWR(formId === 0 ? null : formKeys.responses(formId, {}), ([, , id]) =>
    formApi.responses({ formId: id }),
  );
