import type { Readable } from 'node:stream';

/** What is known of stored bytes without reading them. */
export interface StoredState {
  /** In bytes. */
  size: number;
  /** Changes whenever other bytes are written under the key. */
  state: string;
}

/** A file in the listing of a storage. */
export interface StoredFile {
  key: string;
  changedAt: Date;
}

/** Where the bytes of private files are stored: a local folder, or a bucket that several servers share. */
export interface Storage {
  /** Stores a file completely or not at all. */
  write(key: string, bytes: Buffer | Readable): Promise<void>;
  /** What is known about it, or null if there is none. */
  look(key: string): Promise<StoredState | null>;
  /** Its bytes, or those of a range that includes both ends. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Stores the bytes under another key too, without their passing through the portal where the storage can do that. */
  copy(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Everything stored, including what a crash has left half written. */
  list(): AsyncIterable<StoredFile>;
}
