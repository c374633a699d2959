import useSWR from 'swr';
import { formApi } from './form-api';
import { formKeys } from './keys';

/** A page of those who chose something. */
export const useReportUsers = (asked: { questionId: number; choiceId: number; page: number }) =>
  useSWR(formKeys.reportUsers(asked), ([, , query]) => formApi.reportUsers(query), {
    keepPreviousData: true,
  });
