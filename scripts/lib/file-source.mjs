import { createReadStream, createWriteStream, existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inRepo } from './paths.mjs';
import { Refusal } from './say.mjs';

/**
 * @typedef {object} SourceFile one private file of the portal
 * @property {string} path within the folder or the bucket, with `/`
 * @property {number | undefined} size in bytes, where the storage tells
 * @property {Date} changedAt
 */

/**
 * @typedef {object} FileSource where an installation keeps its private files
 * @property {() => AsyncIterable<SourceFile>} list
 * @property {(path: string, target: string) => Promise<void>} copy fails with ENOENT where it was deleted meanwhile
 */

/**
 * The private files in a folder.
 * @param {string} folder
 * @returns {FileSource}
 */
export function folderSource(folder) {
  return {
    async *list() {
      if (!existsSync(folder)) return;
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        // A file that is still being written gets its final name when it is complete.
        if (entry.isDirectory() || entry.name.endsWith('.part')) continue;
        const file = join(entry.parentPath, entry.name);
        const found = statSync(file, { throwIfNoEntry: false });
        if (!found) continue;
        const path = file.slice(folder.length + 1).replaceAll(sep, '/');
        yield { path, size: found.size, changedAt: found.mtime };
      }
    },
    copy: (path, target) => copyFile(join(folder, path), target),
  };
}

/**
 * A client of the bucket, by the settings and the library that the server itself uses.
 * @param {Record<string, string | undefined>} settings
 */
function connect(settings) {
  const load = createRequire(inRepo('cms', 'package.json'));
  const { S3Client, ...commands } = load('@aws-sdk/client-s3');
  const { Upload } = load('@aws-sdk/lib-storage');
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    if (!settings[name]) throw new Refusal(`STORAGE=s3 needs ${name}.`);
  }
  const endpoint = settings.S3_ENDPOINT;
  const client = new S3Client({
    region: settings.S3_REGION || 'us-east-1',
    credentials: {
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    },
    requestHandler: { connectionTimeout: 3000, socketTimeout: 60_000 },
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  return { client, Bucket: settings.S3_BUCKET, Upload, ...commands };
}

/** @param {string} key */
function safePath(key) {
  const isSafe =
    !key.startsWith('/') && key.split('/').every((part) => !['', '.', '..'].includes(part));
  if (!isSafe) throw new Refusal(`The bucket has a file that no folder can hold: ${key}`);
  return key;
}

/**
 * Says in one sentence that a bucket gave no answer, or an error.
 * @template T
 * @param {() => Promise<T>} work
 */
async function asking(work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { name, message } = /** @type {Error} */ (error);
    if (name === 'NoSuchKey') throw Object.assign(new Error(message), { code: 'ENOENT' });
    throw new Refusal(`The bucket of the files does not answer as it should: ${name} ${message}`);
  }
}

/**
 * The private files in a bucket.
 * @param {Record<string, string | undefined>} settings
 * @returns {FileSource & { upload: (path: string, from: string) => Promise<void>, remove: (path: string) => Promise<void> }}
 */
export function bucketSource(settings) {
  const s3 = connect(settings);
  const { client, Bucket } = s3;
  return {
    async *list() {
      const pages = s3.paginateListObjectsV2({ client }, { Bucket })[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await asking(() => pages.next());
        if (done) return;
        for (const { Key, Size, LastModified } of value.Contents ?? []) {
          // Consoles of buckets mark folders by empty objects with a slash at the end.
          if (Key && LastModified && !Key.endsWith('/')) {
            yield { path: safePath(Key), size: Size, changedAt: LastModified };
          }
        }
      }
    },
    copy: (path, target) =>
      asking(async () => {
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: path }));
        await pipeline(Body, createWriteStream(target));
      }),
    upload: (path, from) =>
      asking(async () => {
        // In parts, as the server does it: a stream as a whole would be sent in a coding that not every service knows.
        const params = { Bucket, Key: path, Body: createReadStream(from) };
        await new s3.Upload({ client, params }).done();
      }),
    remove: (path) => asking(() => client.send(new s3.DeleteObjectCommand({ Bucket, Key: path }))),
  };
}
