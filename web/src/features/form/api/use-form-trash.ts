import useSWR from 'swr';
import { formApi } from './form-api';
import { formKeys, type FormTrashAsked } from './keys';

/** A page of deleted forms that can still be brought back; the page before stays while the next is on its way. */
export const useFormTrash = (asked: FormTrashAsked) =>
  useSWR(formKeys.trash(asked), ([, , query]) => formApi.trash(query), { keepPreviousData: true });
