import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { donationApi } from './donation-api';

/** A list of gifts as it is typed, and whether to record them or only to look it through. */
export interface ListOfGifts {
  csv: string;
  record: boolean;
}

/** Checks a list of gifts line by line, and with `record` records those that are good and new. */
export function useImportGifts() {
  const invalidate = useInvalidate();
  return useSWRMutation(['donation', 'import'], async (_, { arg }: { arg: ListOfGifts }) => {
    try {
      return await donationApi.importList(arg);
    } finally {
      // Also after a failure: they may have been recorded before the answer got lost.
      if (arg.record) void invalidate('donation', 'membership', 'history', 'member');
    }
  });
}
