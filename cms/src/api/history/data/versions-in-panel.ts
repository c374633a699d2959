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

/** How the panel lists and opens the versions of a type, given its content in words and which entry is meant. */
export function versionsInPanel<Snapshot>(
  inWords: (snapshot: Snapshot) => readonly SaidField[],
  entryOf: (strapi: Core.Strapi, documentId: string) => Promise<Entry>,
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
    async one(strapi, documentId, version) {
      const row = await contentVersion<Snapshot>(
        strapi,
        await entryOf(strapi, documentId),
        version,
      );
      if (!row) throw refuse.notFound('This version does not exist.');
      return shown(row);
    },
  };
}
