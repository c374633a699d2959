import useSWR from 'swr';
import { donationApi } from './donation-api';
import { donationKeys } from './keys';

/** How the portal stands with the donation service. */
export const useDonationService = () => useSWR(donationKeys.service, () => donationApi.service());
