import useSWR from 'swr';
import { formApi } from '../../api/form-api';
import { formKeys } from '../../api/keys';

/** The forms that are meant for the member, with how far each is. */
export const useAssignedForms = () => useSWR(formKeys.assigned, () => formApi.assigned());
