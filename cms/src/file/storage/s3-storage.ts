import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Storage } from './storage';
import { asking, endingInSilence } from './storage-unavailable';

export interface S3Settings {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long the service may be silent, in ms. */
  timeout: number;
}

/** A connection is made quickly or not at all. */
const CONNECT_MS = 3000;
/** One retry: a request that a busy service refused, or whose connection was closed meanwhile, mostly succeeds then. */
const ATTEMPTS = 2;
/** Writing may take this many times as long as other requests. */
const WRITING = 2;

/** Private files in a bucket of an S3-compatible service that only the portal reads. */
export function s3Storage(settings: S3Settings): Storage {
  const { bucket, endpoint, region, timeout, ...credentials } = settings;
  const connectionTimeout = Math.min(timeout, CONNECT_MS);
  const clientWith = (limits: { requestTimeout: number } | { socketTimeout: number }) =>
    new S3Client({
      region,
      credentials,
      maxAttempts: ATTEMPTS,
      // Without `throwOnRequestTimeout` the SDK only warns of a request that takes too long.
      requestHandler: { connectionTimeout, ...limits, throwOnRequestTimeout: true },
      // Services other than Amazon's are addressed by path, because a bucket is not a host name there.
      ...(endpoint && { endpoint, forcePathStyle: true }),
    });
  // Limits the time until an answer begins. Its body has a limit of its own, which does not count a client's pauses.
  const client = clientWith({ requestTimeout: timeout });
  // Limits only the time without any progress, because a film takes as long as it takes.
  const writing = clientWith({ socketTimeout: WRITING * timeout });
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    async write(key, bytes) {
      const params = { ...at(key), Body: bytes };
      await asking(() => new Upload({ client: writing, params }).done());
    },
    async look(key) {
      try {
        const { ContentLength, ETag, LastModified } = await asking(() =>
          client.send(new HeadObjectCommand(at(key))),
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
      const command = new GetObjectCommand({ ...at(key), Range });
      const { Body } = await asking(() => client.send(command));
      return endingInSilence(Body as Readable, timeout);
    },
    async copy(from, to) {
      const CopySource = `${bucket}/${encodeURIComponent(from)}`;
      await asking(() => writing.send(new CopyObjectCommand({ ...at(to), CopySource })));
    },
    async remove(key) {
      await asking(() => client.send(new DeleteObjectCommand(at(key))));
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

/** The settings of `STORAGE=s3`. A missing one stops the start with a message that names it. */
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
    timeout: Number(env.S3_TIMEOUT_MS ?? 8000),
  };
}
