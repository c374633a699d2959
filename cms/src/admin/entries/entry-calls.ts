import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** A version in the list. */
export interface ListedVersion {
  id: number;
  at: string;
  by: string;
  door: 'portal' | 'panel' | null;
  published: boolean;
  /** The fields in which it differs from the version before it. */
  changed: string[];
}
export interface VersionsPage {
  versions: ListedVersion[];
  total: number;
  pageSize: number;
}
/** A version with its fields, each beside what the entry says now. */
export interface OpenedVersion extends Omit<ListedVersion, 'changed'> {
  fields: VersionField[];
}
export interface VersionField {
  field: string;
  then: string;
  now: string;
  isSame: boolean;
  /** Why it does not come back when the version is restored. */
  lost?: string;
}
export interface TrashedEntry {
  documentId: string;
  name: string;
  deletedAt: string;
  deletedBy: string;
  erasedAt: string;
  needsPlace: boolean;
}
export interface TrashPage {
  items: TrashedEntry[];
  pagination: { currentPage: number; totalPages: number; total: number };
  /** Where an entry that stood nowhere may come back to. */
  places: Record<string, string>;
}

const ENTRIES = '/content-manager/entries';
export const versionsPath = (model: string, documentId: string) =>
  `${ENTRIES}/${model}/${documentId}/versions`;
export const trashPath = (model: string) => `${ENTRIES}/${model}/trash`;

/** What the server answers at an address of the panel, and whether it has answered. `again` asks once more. */
export function useAnswer<Data>(path: string) {
  const { get } = useFetchClient();
  const [asked, setAsked] = useState(0);
  const [state, setState] = useState<{ data?: Data; failed?: string }>({});
  useEffect(() => {
    let left = false;
    get<{ data: Data }>(path).then(
      ({ data }) => left || setState({ data: data.data }),
      (error: Error) => left || setState({ failed: error.message }),
    );
    return () => {
      left = true;
    };
  }, [get, path, asked]);
  const again = useCallback(() => {
    setState({});
    setAsked((times) => times + 1);
  }, []);
  return { ...state, again };
}
