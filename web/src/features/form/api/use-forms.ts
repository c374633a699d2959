import useSWR from 'swr';
import { formApi } from './form-api';
import { formKeys, type FormsAsked } from './keys';

/** A page of all forms, for admins; the page before stays while the next is on its way. */
export const useForms = (asked: FormsAsked) =>
  useSWR(formKeys.list(asked), ([, , query]) => formApi.list(query), { keepPreviousData: true });
