import type { Core } from '@strapi/strapi';
import { runQuery } from '../../src/db/run-query';
import { FOLDER_UID, ITEM_UID } from '../../src/api/library/rules/library-uid';
import { portalUploads } from '../../src/file/portal-uploads';
import { asMember } from '../as-member';
import type { PastEvent } from '../timeline';
import type { DemoFileItem, DemoFolder, DemoItem } from './demo-item';
import { FOLDERS } from './folders';
import { ITEMS } from './items';
import type { LibraryFiles } from './library-files';

const DAY = 86_400_000;

interface Documents {
  create(params: { data: object }): Promise<{ id: number; documentId: string }>;
  delete(params: { documentId: string }): Promise<unknown>;
}

/** How the demo's library came together: first the folders, then the items in them. */
export function libraryGrows(
  strapi: Core.Strapi,
  idOf: (who: string) => number,
  files: Promise<LibraryFiles>,
  now: number,
): PastEvent[] {
  const uploads = portalUploads(strapi, 'library');
  const documents = (uid: string) => strapi.documents(uid as never) as unknown as Documents;
  const folders = new Map<string, string>();
  const items = new Map<DemoItem, { id: number; documentId: string }>();
  const called = (section: string, name: string) => `${section}/${name}`;

  async function addFolder({ section, name, description }: DemoFolder) {
    const data = { section, name, description };
    const { documentId } = await documents(FOLDER_UID).create({ data });
    folders.set(called(section, name), documentId);
  }

  async function fileOf(item: DemoFileItem) {
    const { file } = item;
    return { ...('film' in file && { duration: file.seconds }), ...(await keepFile(item)) };
  }

  async function keepFile(item: DemoFileItem) {
    const ready = (await files).get(item);
    if (!ready) throw new Error(`${item.title} has no file.`);
    const { title } = ready;
    if ('picture' in ready) return { file: await uploads.add({ ...ready.picture, title }) };
    const { bytes, mime, extension, poster } = ready;
    const file = await uploads.add({ bytes, mime, extension, title });
    if (!poster) return { file };
    return { file, poster: await uploads.add({ ...poster, title: `${title}.jpg` }) };
  }

  async function addItem(item: DemoItem) {
    const { title, description, section, category, tag, folder } = item;
    const documentId = folder === undefined ? undefined : folders.get(called(section, folder));
    if (folder !== undefined && documentId === undefined) throw new Error(`No folder ${folder}.`);
    const data = {
      title,
      description,
      section,
      category,
      tag: tag ?? null,
      privacy: item.attorneyOnly ? 'attorney_only' : 'public',
      guideOrReference: item.guide === true,
      folder: { set: documentId === undefined ? [] : [{ documentId }] },
      ...('link' in item ? { externalUrl: item.link } : await fileOf(item)),
    };
    items.set(item, await documents(ITEM_UID).create({ data }));
  }

  async function remove(item: DemoItem, at: Date) {
    const added = items.get(item);
    if (!added) throw new Error(`${item.title} is not there.`);
    await documents(ITEM_UID).delete({ documentId: added.documentId });
    await runQuery(strapi, (knex) =>
      knex('library_items').where({ id: added.id }).update({ deleted_at: at, updated_at: at }),
    );
  }

  const event = (who: string, at: Date, work: () => Promise<void>): PastEvent => ({
    at,
    happen: () => asMember(strapi, idOf(who), work),
  });
  const made = FOLDERS.map((folder, place) =>
    event('amara', new Date(now - folder.daysAgo * DAY - place * 60_000), () => addFolder(folder)),
  );
  const added = ITEMS.flatMap((item, place) => {
    const who = place % 4 === 3 ? 'jonas' : 'amara';
    const at = new Date(now - item.daysAgo * DAY - (place % 7) * 2_900_000);
    const events = [event(who, at, () => addItem(item))];
    if (item.deletedDaysAgo === undefined) return events;
    const gone = new Date(now - item.deletedDaysAgo * DAY);
    return [...events, event(who, gone, () => remove(item, gone))];
  });
  return [...made, ...added];
}
