import useSWR from 'swr';
import { formApi } from './form-api';
import { formKeys, type ReportsAsked } from './keys';

/** A page of the reports; the page before stays while the next is on its way. */
export const useReports = (asked: ReportsAsked) =>
  useSWR(formKeys.reports(asked), ([, , query]) => formApi.reports(query), {
    keepPreviousData: true,
  });
