import { useCallback } from 'react';
import { donationApi } from './donation-api';

/** Reads a donation as it is at this moment, for whoever came too late. */
export const useDonationNow = () =>
  useCallback(async (id: number) => (await donationApi.detail({ id })).donation, []);
