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

/** Answers in a list, of whichever kind. */
interface Listed {
  items: HelpItem[];
}

/**
 * The questions and answers of a topic, in the editor's order. What to do in an emergency is kept on the
 * device, and shown from there until the server answers or while it does not.
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

/** Reads one answer as it is at this moment, past the cache, which is renewed by it; undefined where it is gone. */
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

/** One answer, under whichever topic it stands now. */
export const useOneAnswer = answers.detail.query({ revalidateOnFocus: false });

/** Every answer with a video. */
export const useVideos = answers.videos.query();

const useSearch = answers.search.query({ revalidateOnFocus: false });

/** Questions and answers of all topics with these words; nothing is asked without any. */
export function useFoundAnswers(typed: string) {
  const search = typed.trim().slice(0, SEARCH_MAX);
  return useSearch(search === '' ? null : { search });
}

/** So long typing rests before what found nothing is told: half a word is not what is looked for. */
const REST_MS = 1500;

/**
 * Tells the server once of words that a topic's own search, which the browser does, has found nothing for: it
 * looks in all topics, and counts what is nowhere. That it could not be told is nobody's trouble who searches.
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

/** What was searched for in vain. */
export const useMissedSearches = answers.missed.query();

/** Takes a search off the list of those that found nothing. */
export const useForgetMissed = answers.forgetMissed.mutation({
  invalidates: ['help'],
  invalidatesOnError: ['help'],
});

/** The answers that can still be brought back. */
export const useHelpTrash = answers.trash.query();

const STALE = ['help', 'history'];
// A refusal says something new about the list too: somebody else may have been quicker.
const removal = { invalidates: STALE, invalidatesOnError: STALE };
export const useRemoveAnswer = answers.remove.mutation(removal);

/** Brings an answer back, under `topic` where it stood under none when it was deleted. */
export const useRestoreAnswer = answers.restore.mutation(removal);

/** A question with its answer as it is saved: a new one, or over one there is, in the state the editor saw. */
export interface AnswerSave extends AnswerInput {
  topic: HelpPlace;
  over?: { id: number; revision: string };
}

/**
 * Adds a question and its answer to a topic, or changes one; answers how it stands now. The same added once more,
 * because no answer came to the first, carries the same key, by which the server knows it.
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

/** Puts an answer before another of its topic, or last with null. */
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

/** Says whether an answer was helpful, or takes that back with null; it then shows wherever it is listed. */
export function useVote() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (id: number, helpful: boolean | null) => {
      const { item } = await answers.vote({ id, helpful });
      await mutate<Listed>(
        (key) => LISTS.some((isOf) => isOf(key)),
        (listed) => listed && { items: listed.items.map((each) => (each.id === id ? item : each)) },
        { revalidate: false },
      );
    },
    [mutate],
  );
}

/**
 * Writes to the team. The same message sent once more, because no answer came to the first, carries the same
 * key, by which the server knows it.
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
