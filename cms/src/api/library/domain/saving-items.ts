import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { LIBRARY_TEXTS, type LibraryKind } from '@hearthside/contract/library';
import type { libraryEndpoints } from '@hearthside/contract/library-endpoints';
import { readVideoLink } from '@hearthside/contract/video-link';
import type { Actor } from '../../../access/actor';
import { isUniqueViolation } from '../../../access/answer-for';
import type { UploadedFile } from '../../../access/controller';
import { idempotent } from '../../../access/idempotent';
import { refuse } from '../../../access/refuse';
import { requireSameAtFirst } from '../../../access/require-same';
import { kilobytes } from '../../../file/portal-uploads';
import { itemAccess } from './item-access';
import { toItem, type ItemRow } from './item-row';
import { libraryMedia } from './library-media';
import { FOLDER_UID, ITEM_UID } from './library-uid';

type NewItem = z.output<typeof libraryEndpoints.addVideo.body>;
type ChangedItem = z.output<typeof libraryEndpoints.changeVideo.body>;

const bad = (field: string, said: string) => refuse.badInput(said, { [field]: said });

/** Strapi's own no, where what is referred to went away meanwhile: all else is checked before. */
const isStrapis = (error: unknown) => (error as { name?: string }).name === 'ValidationError';

/**
 * The rule that a film has a file or a link and everything else a file (part 2 §5). On a change, giving neither
 * keeps what is there.
 */
function requireOne(
  kind: LibraryKind,
  link: string,
  file: UploadedFile | undefined,
  isNew: boolean,
) {
  if (file && link) throw bad('externalUrl', LIBRARY_TEXTS.notBoth);
  if (link && kind !== 'video') throw bad('externalUrl', LIBRARY_TEXTS.needFile);
  if (isNew && !file && !link) {
    throw bad('file', kind === 'video' ? LIBRARY_TEXTS.noFile : LIBRARY_TEXTS.needFile);
  }
}

/** Adding and changing items in the portal; what holds by either door is seen to at the door (item-door). */
export function savingItems(strapi: Core.Strapi) {
  const { find, itemOf } = itemAccess(strapi);
  const media = libraryMedia(strapi);

  async function answer(actor: Actor, id: number) {
    const row = await find(id);
    if (!row) throw refuse.notFound();
    return { item: toItem(row, actor.id) };
  }

  const { idBehind } = idempotent(strapi, 'library_items', 'upload_key');

  /** What a form says, as the Document Service takes it. */
  async function dataOf({ title, description, category, tag, privacy, ...said }: ChangedItem) {
    const { section, guideOrReference, folderId } = said;
    const folder: { documentId: string } | null =
      folderId === ''
        ? null
        : await strapi.db
            .query(FOLDER_UID)
            .findOne({ where: { id: folderId, section }, select: ['documentId'] });
    if (folderId !== '' && !folder) throw bad('folderId', 'This folder is not in this section.');
    return {
      title,
      description,
      category,
      privacy,
      section,
      guideOrReference,
      tag: tag || null,
      folder: folder ? { set: [{ documentId: folder.documentId }] } : { set: [] },
    };
  }

  const documents = () =>
    strapi.documents(ITEM_UID as never) as unknown as {
      create(params: { data: object }): Promise<{ id: number }>;
      update(params: { documentId: string; data: object }): Promise<unknown>;
      delete(params: { documentId: string }): Promise<unknown>;
    };

  /** Writes with a file that was kept before, which is given up where the write fails. */
  async function withFile<T>(fileId: number | null, write: () => Promise<T>): Promise<T> {
    return write().catch(async (error: unknown) => {
      await media.discardMedia([fileId]);
      throw isStrapis(error)
        ? refuse.conflict('Please look again: the folder has just gone.')
        : error;
    });
  }

  return {
    /** Adds an item. Sent again under the same key, as after a lost answer, it is the same item. */
    async add(actor: Actor, kind: LibraryKind, body: NewItem, file: UploadedFile | undefined) {
      const { key, externalUrl, ...said } = body;
      const uploadKey = key ? `${actor.id}:${key}` : null;
      const again = async (known: number) => {
        const row = (await find(known)) as ItemRow;
        const { title, description, category, privacy, section, folderId, tag } = said;
        const made = { ...row, kilobytes: Number(row.kilobytes) };
        requireSameAtFirst(made, {
          title,
          description,
          category,
          privacy,
          section,
          folderId,
          tag,
          externalUrl: readVideoLink(externalUrl)?.watchUrl,
          // Pictures were made anew of what came.
          ...(file && kind !== 'image' && { kilobytes: kilobytes(file.size) }),
        });
        return answer(actor, known);
      };
      const known = await idBehind(uploadKey);
      if (known !== undefined) return again(known);
      requireOne(kind, externalUrl, file, true);
      const data = await dataOf({ externalUrl, ...said });
      const fileId = file ? await media.keep(kind, file) : null;
      try {
        const { id } = await withFile(fileId, () =>
          documents().create({ data: { ...data, externalUrl, file: fileId, uploadKey } }),
        );
        return answer(actor, id);
      } catch (error) {
        const other = isUniqueViolation(error) ? await idBehind(uploadKey) : undefined;
        if (other === undefined) throw error;
        return again(other);
      }
    },

    /** Changes an item; a file given with it replaces the old one, and its address stays. */
    async change(
      actor: Actor,
      kind: LibraryKind,
      id: number,
      body: ChangedItem,
      file: UploadedFile | undefined,
    ) {
      const { externalUrl, revision, ...said } = body;
      const { documentId } = await itemOf(id, kind);
      requireOne(kind, externalUrl, file, false);
      const data = await dataOf({ externalUrl, ...said });
      const fileId = file ? await media.keep(kind, file) : null;
      const source = fileId
        ? { file: fileId, externalUrl: null }
        : externalUrl
          ? { file: null, externalUrl }
          : {};
      await withFile(fileId, () =>
        documents().update({ documentId, data: { ...data, ...source, revision } }),
      );
      return answer(actor, id);
    },

    /** Gives a film the picture it shows before it plays. */
    async setPoster(actor: Actor, id: number, file: UploadedFile, duration: number | undefined) {
      const { documentId } = await itemOf(id, 'video');
      const posterId = await media.keepPoster(file);
      const data = { poster: posterId, ...(duration !== undefined && { duration }) };
      await withFile(posterId, () => documents().update({ documentId, data }));
      return answer(actor, id);
    },

    /** Hides an item everywhere; for 30 days it can be brought back. */
    async remove(kind: LibraryKind, id: number) {
      const { documentId } = await itemOf(id, kind);
      await documents().delete({ documentId });
      return { message: LIBRARY_TEXTS.deleted };
    },
  };
}
