import type { ProfileInput } from '@hearthside/contract/member';
import useSWRMutation from 'swr/mutation';
import { session } from '@/lib/session/session';
import { useInvalidate } from '@/lib/api/swr-config';
import { selfApi } from './self-api';

/** Saves the member's own profile; every part of the screen that shows them follows. */
export function useSaveProfile() {
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['member', 'save'],
    (_, { arg }: { arg: ProfileInput & { revision: string; currentPassword?: string } }) =>
      selfApi.saveProfile(arg),
    {
      onSuccess: (me) => {
        session.setMe(me);
        void invalidate('member', 'history');
      },
    },
  );
}
