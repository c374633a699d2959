import useSWR from 'swr';
import { formApi } from './form-api';
import { formKeys } from './keys';

/** The forms that are meant for the member, with how far each is. */
export const useAssignedForms = () => useSWR(formKeys.assigned, () => formApi.assigned());
