import useSWR from 'swr';
import { formApi } from './form-api';
import { formKeys } from './keys';

/** A form's report with its questions; nothing is asked without an id. */
export const useReport = (formId: number | undefined) =>
  useSWR(formId === undefined ? null : formKeys.report(formId), ([, , id]) =>
    formApi.report({ formId: id }),
  );
