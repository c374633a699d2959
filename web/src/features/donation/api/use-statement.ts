import useSWR from 'swr';
import { donationApi } from './donation-api';
import { donationKeys } from './keys';

/** One's own statement of a year. */
export const useOwnStatement = (year: number) =>
  useSWR(donationKeys.ownStatement(year), ([, , of]) => donationApi.ownStatement({ year: of }));

/** The statement of a gift's donor for a year; nothing is asked before both are known. */
export const useDonorStatement = (id: number, year: number | undefined) =>
  useSWR(
    id === 0 || year === undefined ? null : donationKeys.statement(id, year),
    ([, , donationId, of]) => donationApi.statement({ id: donationId, year: of }),
  );
