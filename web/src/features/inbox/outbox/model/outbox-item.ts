import type { FileEvent, ItemEvent, OutboxFile, OutboxItem } from './outbox';

/**
 * An item after an event about it. Undefined if it has nothing left to send. Events that come too late (such as
 * progress of a file that was canceled) return the same object.
 */
export function applyItemEvent(item: OutboxItem, event: ItemEvent): OutboxItem | undefined {
  switch (event.type) {
    case 'added':
      return item;
    case 'arrived':
    case 'discarded':
      return undefined;
    case 'sending':
      // Whichever tab sent it before has stopped, so uploads that were under way start again.
      return item.status === 'failed' ? item : { ...asKept(item), status: 'sending' };
    case 'uploadsLost':
      return {
        ...withFiles(item, (file) => (file.status === 'done' ? asNew(file) : file)),
        status: 'waiting',
        reuploaded: true,
      };
    case 'requoted': {
      const { replyTo } = item;
      const isLater = replyTo?.id === event.quote.id && event.quote.updatedAt > replyTo.updatedAt;
      return isLater ? { ...item, replyTo: event.quote } : item;
    }
    case 'postponed':
      if (item.status === 'failed') return item;
      return { ...asKept(item), status: 'waiting', tries: item.tries + (event.counts ? 1 : 0) };
    case 'refused':
      return { ...item, status: 'failed', problem: event.problem };
    case 'retried':
      if (item.status !== 'failed') return item;
      return asWaiting(withFiles(item, (file) => (file.status === 'failed' ? asNew(file) : file)));
    default:
      return afterFileEvent(item, event);
  }
}

/** An item as it is stored over a reload: what was under way has to start again. */
export function asKept(item: OutboxItem): OutboxItem {
  const kept = withFiles(item, (file) => (file.status === 'uploading' ? asNew(file) : file));
  return kept.status === 'sending' ? { ...kept, status: 'waiting' } : kept;
}

/** The files that a message will have. */
export const filesToSend = ({ files }: OutboxItem): OutboxFile[] =>
  files.filter(({ status }) => status !== 'cancelled');

function afterFileEvent(item: OutboxItem, event: FileEvent): OutboxItem | undefined {
  const after = withFiles(item, (file) =>
    file.localId === event.localId ? afterEvent(file, event) : file,
  );
  if (after === item) return item;
  if (event.type === 'fileFailed') return { ...after, status: 'failed', problem: event.problem };
  if (event.type !== 'fileRetried' && event.type !== 'fileCancelled') return after;
  if (after.content === '' && filesToSend(after).length === 0) return undefined;
  // The last file that blocked the message no longer does.
  const isFree = !after.files.some(({ status }) => status === 'failed');
  return after.status === 'failed' && isFree ? asWaiting(after) : after;
}

function afterEvent(file: OutboxFile, event: FileEvent): OutboxFile {
  const isOpen = file.status === 'waiting' || file.status === 'uploading';
  switch (event.type) {
    case 'uploading':
      return isOpen ? { ...file, status: 'uploading', progress: event.progress } : file;
    case 'uploaded':
      if (!isOpen) return file;
      return { ...file, status: 'done', progress: 1, attachmentId: event.attachmentId };
    case 'fileFailed':
      return isOpen ? { ...file, status: 'failed', problem: event.problem } : file;
    case 'fileRetried':
      return file.status === 'failed' ? asNew(file) : file;
    case 'fileCancelled':
      if (file.status === 'cancelled') return file;
      return { ...asNew(file), status: 'cancelled' };
  }
}

/** As if it had not been tried. */
const asNew = ({ attachmentId: _, problem: __, ...file }: OutboxFile): OutboxFile => ({
  ...file,
  status: 'waiting',
  progress: 0,
});

const asWaiting = ({ problem: _, reuploaded: __, ...item }: OutboxItem): OutboxItem => ({
  ...item,
  status: 'waiting',
  tries: 0,
});

/** The item with each of its files changed. The same object if none was. */
function withFiles(item: OutboxItem, change: (file: OutboxFile) => OutboxFile): OutboxItem {
  const files = item.files.map(change);
  return files.every((file, at) => file === item.files[at]) ? item : { ...item, files };
}
