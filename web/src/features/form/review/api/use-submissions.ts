import useSWR from 'swr';
import { formApi } from '../../api/form-api';
import { formKeys, type SubmissionsAsked } from '../../api/keys';

/** A page of what was sent for review; the page before stays while the next is on its way. */
export const useSubmissions = (asked: SubmissionsAsked) =>
  useSWR(formKeys.submissions(asked), ([, , query]) => formApi.submissions(query), {
    keepPreviousData: true,
  });
