import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { formApi } from './form-api';
import { isOf } from './keys';

/** Tells the members of a form's roles who have not sent it yet; with one key twice they are told once. */
export function useSendForm() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['form', 'send'],
    (_, { arg }: { arg: { id: number; key: string } }) => formApi.send(arg),
    {
      onSuccess: () => {
        void mutate(isOf('list'));
        void mutate(isOf('addressees'));
        void invalidate('history');
      },
      onError: () => void mutate(isOf('addressees')),
    },
  );
}
