import useSWR from 'swr';
import { donationApi } from './donation-api';
import { donationKeys } from './keys';

/** One donation with the changes of its status; nothing is asked without an id. */
export const useDonation = (id: number | undefined) =>
  useSWR(id === undefined ? null : donationKeys.detail(id), ([, , donationId]) =>
    donationApi.detail({ id: donationId }),
  );
