import { petPages } from '@hearthside/contract/pet/pages';
import type { Action } from '@/lib/action';

export const ACTIONS: readonly Action[] = [
  {
    label: 'New pet',
    words: 'add create register animal record',
    path: petPages.create,
    mayBegin: ({ verified, role }) => verified && (role === 'pet_owner' || role === 'admin'),
  },
];
