import type { Action } from '@/lib/action';

/** Every feature's actions. They load with the search. */
const lists = import.meta.glob<{ ACTIONS: readonly Action[] }>('../../*/actions.ts', {
  eager: true,
});

export const ACTIONS: readonly Action[] = Object.values(lists).flatMap(({ ACTIONS: own }) => own);
