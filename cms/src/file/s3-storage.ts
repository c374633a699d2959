import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Storage } from './storage';

export interface S3Settings {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Private files in a bucket of an S3-compatible service; nobody but the portal reads it. */
export function s3Storage({ bucket, endpoint, region, ...credentials }: S3Settings): Storage {
  const client = new S3Client({
    region,
    credentials,
    // Services other than Amazon's are asked by path, because a bucket is no host name there.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    async write(key, bytes) {
      await new Upload({ client, params: { ...at(key), Body: bytes } }).done();
    },
    async look(key) {
      try {
        const { ContentLength, ETag, LastModified } = await client.send(
          new HeadObjectCommand(at(key)),
        );
        const state = ETag ?? LastModified?.getTime() ?? '';
        return ContentLength === undefined ? null : { size: ContentLength, state: String(state) };
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range }));
      return Body as Readable;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async *list() {
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key, LastModified } of Contents ?? []) {
          if (Key && LastModified) yield { key: Key, changedAt: LastModified };
        }
      }
    },
  };
}

/** The settings of `STORAGE=s3`; a missing one stops the start and says which. */
export function s3Settings(env: NodeJS.ProcessEnv): S3Settings {
  const required = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`STORAGE=s3 needs ${name}.`);
    return value;
  };
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? 'us-east-1',
    bucket: required('S3_BUCKET'),
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
  };
}
