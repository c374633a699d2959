import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import { useMe } from '@/features/session';
import { ApiError } from '@/lib/api/api-error';
import { useSessionState } from '@/lib/session/session';
import { pets } from '../../api/pets';
import { saveSheetChoice, useSheetChoice } from '../model/sheet-choice';
import {
  deleteSheets,
  onSheetsChanged,
  storedSheets,
  storeSheets,
  type StoredSheet,
} from './sheet-store';

/** How often an open portal reads the sheets again, in milliseconds: others change a pet too. */
const FRESH_MS = 15 * 60_000;

/**
 * Shows nothing. Keeps the sheets on this device as the server has them, if the member allows it: when the portal is
 * opened, when a pet was changed here, when the connection is back, and now and then. What the member may not see
 * anymore is not in the answer, and so is deleted.
 */
export function SheetSync(): null {
  const { id: memberId } = useMe();
  const allowed = useSheetChoice(memberId) === 'yes';
  const { status } = useSessionState();
  useSWR(
    allowed && status === 'signed-in' ? pets.emergencySheets.key({}) : null,
    () => pets.emergencySheets(),
    {
      refreshInterval: FRESH_MS,
      revalidateOnFocus: false,
      onSuccess: ({ sheets }) => void storeSheets(memberId, sheets),
      onError: (error) => {
        // The member has no right to any pet anymore.
        if (error instanceof ApiError && error.status === 403) void deleteSheets();
      },
    },
  );
  return null;
}

/** Allows that the sheets are kept, and keeps them. Rejects if they can't be read, resolves to false if not kept. */
export async function allowSheets(memberId: number): Promise<boolean> {
  const { sheets } = await pets.emergencySheets();
  if (!(await storeSheets(memberId, sheets))) return false;
  saveSheetChoice(memberId, 'yes');
  return true;
}

/** Remembers that none are to be kept, and deletes those that are. */
export async function refuseSheets(memberId: number): Promise<void> {
  saveSheetChoice(memberId, 'no');
  await deleteSheets();
}

/** The sheets on this device, kept up to date; undefined until they are read. */
export function useStoredSheets(): StoredSheet[] | undefined {
  const [sheets, setSheets] = useState<StoredSheet[]>();
  const read = useCallback(() => void storedSheets().then(setSheets), []);
  useEffect(() => {
    read();
    return onSheetsChanged(read);
  }, [read]);
  return sheets;
}
