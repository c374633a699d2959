import { useCallback } from 'react';
import useSWR from 'swr';
import { blogApi } from './blog-api';
import { blogKeys } from './keys';

/** One's own address of the feed, asked for while it is shown, and the way to a new one. */
export function useFeedAddress(shown: boolean) {
  const answer = useSWR(shown ? blogKeys.feed : null, () => blogApi.feedAddress());
  const { mutate } = answer;
  const renew = useCallback(async () => {
    await mutate(await blogApi.newFeedAddress(), { revalidate: false });
  }, [mutate]);
  return { ...answer, renew };
}
