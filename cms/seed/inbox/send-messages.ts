import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ChatFileKind } from '@hearthside/contract/inbox/file';
import * as fileService from '../../src/api/file/services/file';
import type { PetFiles } from '../pets/pet-files';
import { petPaperCalled, type InboxFiles } from './inbox-files';
import type { OpenChat, Who } from './open-chats';
import type { ScriptedFile, ScriptedMessage } from './script';
import type { SentMessage } from './seat-state';
import { wantedFiles, type WantedFile } from './scripted-chats';

/** How many rows go into one statement. SQLite accepts some thousand values. */
const BATCH = 200;

/** The files of the demo's chats and pets. */
export interface DemoFiles {
  inbox: InboxFiles;
  pets: PetFiles;
}

interface Sending {
  chatId: number;
  senderId: number;
  clientId: string;
  message: ScriptedMessage;
}

/** A stored file as a message's row refers to it. */
interface KeptFile {
  kind: ChatFileKind;
  file_id: number;
  preview_id: number | null;
  width: number | null;
  height: number | null;
}

/** Stores the bytes of a file like an upload, and returns the row for its message. */
async function keep(
  strapi: Core.Strapi,
  owner: number,
  { title }: ScriptedFile,
  wanted: WantedFile,
  files: DemoFiles,
): Promise<KeptFile> {
  const noImage = { preview_id: null, width: null, height: null };
  const ofPet = wanted.kind === 'paper' ? petPaperCalled(wanted.of) : null;
  if (ofPet) {
    const paper = files.pets.papers.get(ofPet.pet)?.get(ofPet.kind);
    if (!paper) throw new Error(`${wanted.of} has not been printed.`);
    const content = { from: paper.path, size: paper.size };
    const pdf = { title, owner, mime: 'application/pdf', extension: 'pdf' };
    const { id } = await fileService.add(strapi, { ...content, ...pdf });
    return { ...noImage, kind: 'document', file_id: id };
  }
  const ready = files.inbox.get(wanted.key);
  if (!ready) throw new Error(`${wanted.key} has not been made.`);
  if (ready.kind !== 'image') {
    const { kind, bytes, mime, extension } = ready;
    const { id } = await fileService.add(strapi, { bytes, mime, extension, title, owner });
    return { ...noImage, kind, file_id: id };
  }
  const { bytes, mime, extension, preview, width, height } = ready.image;
  const full = await fileService.add(strapi, { bytes, mime, extension, title, owner });
  const webp = { mime: 'image/webp', extension: 'webp' };
  const small = await fileService.add(strapi, { bytes: preview, ...webp, title, owner });
  return { kind: 'image', width, height, file_id: full.id, preview_id: small.id };
}

/** Writes the messages of all chats in the order of their times, so that their ids grow with time. */
export async function sendMessages(
  strapi: Core.Strapi,
  knex: Knex,
  chats: readonly OpenChat[],
  { idOf }: Who,
  files: DemoFiles,
): Promise<ReadonlyMap<number, SentMessage[]>> {
  const sendings: Sending[] = chats
    .flatMap(({ id, told }) =>
      told.messages.map((message) => ({
        chatId: id,
        senderId: idOf(message.who),
        clientId: randomUUID(),
        message,
      })),
    )
    .sort((a, b) => a.message.at.getTime() - b.message.at.getTime());
  const ids = new Map<string, number>();
  for (let from = 0; from < sendings.length; from += BATCH) {
    const rows = sendings.slice(from, from + BATCH).map(({ message, ...sending }) => ({
      chat_id: sending.chatId,
      sender_id: sending.senderId,
      client_id: sending.clientId,
      content: message.text,
      created_at: message.at,
      updated_at: message.at,
    }));
    const added: { id: number; client_id: string }[] = await knex('inbox_messages')
      .insert(rows)
      .returning(['id', 'client_id']);
    for (const { id, client_id: clientId } of added) ids.set(clientId, id);
  }

  const wanted = wantedFiles(chats.map(({ told }) => told));
  const sent = new Map<number, SentMessage[]>(chats.map(({ id }) => [id, []]));
  for (const { chatId, senderId, clientId, message } of sendings) {
    const id = ids.get(clientId) ?? 0;
    const { at } = message;
    sent.get(chatId)?.push({ id, senderId, at });
    for (const file of message.files) {
      const kept = await keep(strapi, senderId, file, wanted.get(file) as WantedFile, files);
      const when = { created_at: at, updated_at: at };
      const of = { chat_id: chatId, uploader_id: senderId, message_id: id, title: file.title };
      await knex('inbox_files').insert({ ...kept, ...of, ...when });
      const stored = [kept.file_id, ...(kept.preview_id === null ? [] : [kept.preview_id])];
      await knex('portal_files').whereIn('id', stored).update(when);
    }
  }
  return sent;
}
