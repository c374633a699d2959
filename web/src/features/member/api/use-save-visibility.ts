import type { Visibility } from '@hearthside/contract/member';
import useSWRMutation from 'swr/mutation';
import { session } from '@/lib/session/session';
import { useInvalidate } from '@/lib/api/swr-config';
import { selfApi } from './self-api';

/** Saves what the directory shows of the member. */
export function useSaveVisibility() {
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['member', 'visibility'],
    (_, { arg }: { arg: Visibility }) => selfApi.saveVisibility(arg),
    {
      onSuccess: (me) => {
        session.setMe(me);
        void invalidate('member', 'history');
      },
    },
  );
}
