import type { Readable } from 'node:stream';

/** Where the bytes of private files lie: a folder of this machine, or a bucket that several servers share. */
export interface Storage {
  /** Keeps a file whole or not at all. */
  write(key: string, bytes: Buffer | Readable): Promise<void>;
  /** Its size in bytes, or null where there is none. */
  size(key: string): Promise<number | null>;
  /** Its bytes, or those of a range whose both ends count. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  remove(key: string): Promise<void>;
}
