import { useEffect, useRef } from 'react';
import { SEARCH_MAX } from '@hearthside/contract/list';
import { helpApi } from './help-api';

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
      helpApi.search({ search: words }).catch(() => undefined);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [isMissed, words]);
}
