import type { LibraryKind } from '@hearthside/contract/library';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { isLibraryList } from './keys';
import { callsOf } from './kind-calls';

/** Deletes an item into the trash. */
export function useDeleteItem() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['library', 'delete'],
    (_, { arg }: { arg: { id: number; kind: LibraryKind } }) =>
      callsOf(arg.kind).remove({ id: String(arg.id) }),
    {
      onSuccess: () => {
        void mutate(isLibraryList);
        void invalidate('history');
      },
      // A refusal too says something new about the list: somebody else may have been quicker.
      onError: () => void mutate(isLibraryList),
    },
  );
}
