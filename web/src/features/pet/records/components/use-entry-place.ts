import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEntries } from '../../api/pets';
import { FIRST_RECORDS } from '../../model/records-asked';

/** The entry that an address asks for, or 0. */
export const entryIn = (params: URLSearchParams): number => {
  const asked = params.get('entry') ?? '';
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 0;
};

/** The mark of an entry in the page, by which it is found. */
export const entryMark = (id: number) => ({ 'data-entry': id });

/**
 * Turns the record to the page of the entry that the address asks for, and moves there once it is on the screen. An
 * entry that is gone is not looked for.
 */
export function useEntryPlace(petId: number, turn: (page: number) => void) {
  const asked = entryIn(useSearchParams()[0]);
  const { data } = useEntries(asked ? { petId, ...FIRST_RECORDS, around: asked } : null);
  const [turned, setTurned] = useState(0);
  const isHere = data?.records.some(({ id }) => id === asked) ?? false;
  const page = data?.pagination.currentPage ?? 1;
  if (isHere && turned !== asked) {
    setTurned(asked);
    turn(page);
  }
  const moved = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moved.current === asked || !isHere) return;
    const entry = box.current?.querySelector<HTMLElement>(`[data-entry="${asked}"]`);
    if (!entry) return;
    moved.current = asked;
    entry.scrollIntoView({ block: 'center' });
    entry.focus({ preventScroll: true });
  });
  return { box, asked };
}
