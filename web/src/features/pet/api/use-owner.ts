import useSWR from 'swr';
import { petOwnerProfile } from './pet-owner-profile';

/** The pet owner whom an admin has chosen, with their profile; with 0 nobody is asked for. */
export const useOwner = (id: number) =>
  useSWR(id === 0 ? null : (['member', 'detail', id] as const), ([, , asked]) =>
    petOwnerProfile(asked),
  );
