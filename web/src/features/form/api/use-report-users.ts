import useSWR from 'swr';
import { formApi } from './form-api';
import { formKeys, type ChosenAsked } from './keys';

/** A page of those who chose something. */
export const useReportUsers = (asked: ChosenAsked & { page: number }) =>
  useSWR(formKeys.reportUsers(asked), ([, , query]) => formApi.reportUsers(query), {
    keepPreviousData: true,
  });
