import type { HelpPlace } from '@hearthside/contract/help';
import type { HelpItem } from '@hearthside/contract/help-endpoints';
import { useMemo } from 'react';
import useSWR from 'swr';
import { storeEmergencies, storedEmergencies } from '@/lib/drafts/stored-emergencies';
import { helpApi } from './help-api';
import { helpKeys } from './keys';

/**
 * The questions and answers of a topic, in the editor's order. What to do in an emergency is kept on the
 * device, and shown from there until the server answers or while it does not.
 */
export function useAnswers(topic: HelpPlace) {
  const isEmergency = topic === 'emergencies';
  const fallbackData = useMemo(() => (isEmergency ? keptItems() : undefined), [isEmergency]);
  return useSWR(
    helpKeys.list(topic),
    async ([, , asked]) => (await helpApi.list({ topic: asked })).items,
    {
      fallbackData,
      onSuccess: (items) => isEmergency && storeEmergencies(items),
    },
  );
}

const keptItems = (): HelpItem[] | undefined =>
  storedEmergencies()?.answers.map((kept) => ({
    ...kept,
    topic: 'emergencies',
    mine: null,
    helpful: null,
    updatedAt: '',
    revision: '',
  }));
