import type { Readable } from 'node:stream';

/** What is known of stored bytes without reading them. */
export interface StoredState {
  /** In bytes. */
  size: number;
  /** Another one wherever other bytes were written under the key. */
  state: string;
}

/** One of all that lie in a storage. */
export interface StoredFile {
  key: string;
  changedAt: Date;
}

/** Where the bytes of private files lie: a folder of this machine, or a bucket that several servers share. */
export interface Storage {
  /** Keeps a file whole or not at all. */
  write(key: string, bytes: Buffer | Readable): Promise<void>;
  /** What is known of it, or null where there is none. */
  look(key: string): Promise<StoredState | null>;
  /** Its bytes, or those of a range whose both ends count. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** All that lies there, also what a crash has left half written. */
  list(): AsyncIterable<StoredFile>;
}
