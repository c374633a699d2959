import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { formApi } from './form-api';
import { isOf } from './keys';

/** Deletes a form with its responses. What hangs on the form itself is not asked for again: it is gone. */
export function useDeleteForm() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['form', 'delete'],
    (_, { arg: id }: { arg: number }) => formApi.remove({ id }),
    {
      onSuccess: () => {
        for (const part of ['list', 'trash', 'assigned', 'submissions', 'reports'] as const)
          void mutate(isOf(part));
        void invalidate('member', 'history');
      },
      // A refusal too says something new about the list: somebody else may have been quicker.
      onError: () => void mutate(isOf('list')),
    },
  );
}
