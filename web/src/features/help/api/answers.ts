import type { HelpPlace } from '@hearthside/contract/help/fields';
import { helpEndpoints, type HelpItem } from '@hearthside/contract/help/endpoints';
import { SEARCH_MAX } from '@hearthside/contract/list';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useMe } from '@/features/session';
import { resource } from '@/lib/api/resource';
import { useInvalidate } from '@/lib/api/swr-config';
import { keyOf, sentDraft } from '@/lib/drafts/kept-key';
import { storedEmergencies, storeEmergencies } from '@/lib/drafts/stored-emergencies';
import { randomKey } from '@/lib/random-key';
import type { AnswerInput } from '../model/answer-draft';

export const answers = resource('help', helpEndpoints);

/** A list of answers of any kind. */
interface Listed {
  items: HelpItem[];
}

/**
 * The questions and answers of a topic, in the editor's order. The emergency help is stored on the device, and shown
 * from there until the server answers or while it does not.
 */
export function useAnswers(topic: HelpPlace) {
  const isEmergency = topic === 'emergencies';
  const fallbackData = useMemo(() => (isEmergency ? keptAnswers() : undefined), [isEmergency]);
  return useSWR(answers.list.key({ topic }), () => answers.list({ topic }), {
    fallbackData,
    onSuccess: ({ items }) => isEmergency && storeEmergencies(items),
  });
}

function keptAnswers(): Listed | undefined {
  const kept = storedEmergencies();
  if (!kept) return undefined;
  const known = { topic: 'emergencies', mine: null, helpful: null, updatedAt: '' } as const;
  return { items: kept.answers.map((answer) => ({ ...answer, ...known, revision: '' })) };
}

/** Reads the current state of an answer, bypassing the cache and updating it. Undefined if it is gone. */
export function useAnswerNow(topic: HelpPlace) {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (id: number) => {
      const now = await answers.list({ topic });
      void mutate(answers.list.key({ topic }), now, { revalidate: false });
      return now.items.find((item) => item.id === id);
    },
    [mutate, topic],
  );
}

/** One answer, in whichever topic it is now. */
export const useOneAnswer = answers.detail.query({ revalidateOnFocus: false });

/** Every answer with a video. */
export const useVideos = answers.videos.query();

const useSearch = answers.search.query({ revalidateOnFocus: false });

/** Questions and answers of all topics with these words. Requests nothing without any. */
export function useFoundAnswers(typed: string) {
  const search = typed.trim().slice(0, SEARCH_MAX);
  return useSearch(search === '' ? null : { search });
}

/**
 * How long typing has to pause before a search without results is reported, in milliseconds: half a word is not what
 * is searched for.
 */
const REST_MS = 1500;

/**
 * Reports words once to the server for which a topic's own search, which runs in the browser, has found nothing. The
 * server looks in all topics, and counts what is in none. If reporting fails, nobody is told.
 */
export function useCountMissed(search: string, foundNothing: boolean) {
  const told = useRef(new Set<string>());
  const words = search.trim().slice(0, SEARCH_MAX).toLowerCase();
  const isMissed = foundNothing && words !== '';
  useEffect(() => {
    if (!isMissed || told.current.has(words)) return;
    const timer = setTimeout(() => {
      told.current.add(words);
      answers.search({ search: words }).catch(() => undefined);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [isMissed, words]);
}

/** The searches that found nothing. */
export const useMissedSearches = answers.missed.query();

/** Removes a search from the list of those that found nothing. */
export const useRemoveMissed = answers.forgetMissed.mutation({
  invalidates: ['help'],
  invalidatesOnError: ['help'],
});

/** The deleted answers that can still be restored. */
export const useHelpTrash = answers.trash.query();

const STALE = ['help', 'history'];
// A refusal can bring something new for the list too: somebody else may have been faster.
const removal = { invalidates: STALE, invalidatesOnError: STALE };
export const useRemoveAnswer = answers.remove.mutation(removal);

/** Restores an answer, in `topic` if it was in no topic when it was deleted. */
export const useRestoreAnswer = answers.restore.mutation(removal);

/** A question with its answer to be saved: a new one, or an existing one with the revision that the editor saw. */
export interface AnswerSave extends AnswerInput {
  topic: HelpPlace;
  over?: { id: number; revision: string };
}

/**
 * Adds a question and its answer to a topic, or changes one. Returns its new state. Adding the same again, because
 * the first request got no answer, carries the same idempotency key, by which the server recognizes it.
 */
export function useSaveAnswer() {
  const me = useMe();
  const invalidate = useInvalidate();
  return useCallback(
    async ({ over, ...fields }: AnswerSave) => {
      const sent = sentDraft(me.id, 'help');
      const { item } = over
        ? await answers.save({ ...fields, ...over })
        : await answers.create({ ...fields, key: keyOf(fields, sent) });
      if (!over) sent.clear();
      void invalidate(...STALE);
      return item;
    },
    [me.id, invalidate],
  );
}

/** Moves an answer before another one of its topic, or with null to the end. */
export function useMoveAnswer(topic: HelpPlace) {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (id: number, before: number | null) => {
      const moved = await answers.move({ id, before });
      await mutate(answers.list.key({ topic }), moved, { revalidate: false });
    },
    [mutate, topic],
  );
}

const LISTS = [answers.list.matches(), answers.search.matches(), answers.videos.matches()];

/** Votes whether an answer was helpful, or with null removes the vote. It then shows wherever the answer is listed. */
export function useVote() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (id: number, helpful: boolean | null) => {
      const { item } = await answers.vote({ id, helpful });
      await mutate<Listed>(
        (key) => LISTS.some((isOf) => isOf(key)),
        (listed) =>
          listed && {
            ...listed,
            items: listed.items.map((each) => (each.id === id ? item : each)),
          },
        { revalidate: false },
      );
    },
    [mutate],
  );
}

/**
 * Sends a message to the team. The same message sent again, because the first request got no answer, carries the same
 * idempotency key, by which the server recognizes it.
 */
export function useContact() {
  const invalidate = useInvalidate();
  const last = useRef({ text: '', key: '' });
  return useCallback(
    async (about: string, message: string) => {
      const text = `${about}\n${message}`;
      if (last.current.text !== text) last.current = { text, key: randomKey() };
      const answer = await answers.contact({ about, message, key: last.current.key });
      last.current = { text: '', key: '' };
      void invalidate('inbox');
      return answer;
    },
    [invalidate],
  );
}
