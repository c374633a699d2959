import type { Core } from '@strapi/strapi';
import { refuse } from '../../../http/refuse';
import type { PanelVersion, PanelVersions, SaidField } from '../../../panel/panel-entries';
import {
  contentVersion,
  contentVersions,
  countVersions,
  type ContentVersion,
  type Entry,
} from './content-versions';

/**
 * How the panel lists and opens the versions of a type, given its content in words and which entry is meant. `lostOf`:
 * why what no longer is there does not come back with a version, by the field.
 */
export function versionsInPanel<Snapshot>(
  inWords: (snapshot: Snapshot) => readonly SaidField[],
  entryOf: (strapi: Core.Strapi, documentId: string) => Promise<Entry>,
  lostOf?: (
    strapi: Core.Strapi,
    documentId: string,
    snapshot: Snapshot,
  ) => Promise<Readonly<Record<string, string | undefined>>>,
): Pick<PanelVersions, 'list' | 'one'> {
  const shown = ({ id, snapshot, savedAt, savedBy, door }: ContentVersion<Snapshot>) =>
    ({
      id,
      at: new Date(savedAt).toISOString(),
      by: savedBy ?? '',
      door,
      published: false,
      said: inWords(snapshot),
    }) satisfies PanelVersion;
  return {
    async list(strapi, documentId, part) {
      const of = await entryOf(strapi, documentId);
      const rows = await contentVersions<Snapshot>(strapi, of, part);
      return { versions: rows.map(shown), total: await countVersions(strapi, of) };
    },
    async one(strapi, documentId, id) {
      const row = await contentVersion<Snapshot>(strapi, await entryOf(strapi, documentId), id);
      if (!row) throw refuse.notFound('This version does not exist.');
      const version = shown(row);
      const lost = await lostOf?.(strapi, documentId, row.snapshot);
      if (!lost) return version;
      const said = version.said.map((one) => {
        const why = lost[one.field];
        return why === undefined ? one : { ...one, lost: why };
      });
      return { ...version, said };
    },
  };
}
