import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { service } from './compose-file';
import { pathOf, readRepo, serverSource } from './repository';

const home = mkdtempSync(join(tmpdir(), 'hearthside-bucket-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The right each call needs (AWS: Actions, resources, and condition keys for Amazon S3). */
const RIGHTS: Record<string, string> = {
  CopyObjectCommand: 's3:PutObject',
  DeleteObjectCommand: 's3:DeleteObject',
  GetObjectCommand: 's3:GetObject',
  HeadObjectCommand: 's3:GetObject',
  ListObjectsV2Command: 's3:ListBucket',
  PutObjectCommand: 's3:PutObject',
  paginateListObjectsV2: 's3:ListBucket',
};

it('the portal’s account has every right it uses on its bucket, no wildcard, and no other bucket', () => {
  const { Statement } = JSON.parse(readRepo('deploy/bucket-policy.json')) as {
    Statement: { Action: string[]; Resource: string[] }[];
  };
  const allowed = Statement.flatMap(({ Action }) => Action);
  const used = serverSource().match(/\b(\w+Command|paginate\w+)(?=\()/g) ?? [];
  expect(used.length).toBeGreaterThan(3);
  for (const name of used) expect(allowed, name).toContain(RIGHTS[name]);
  expect(allowed.join()).not.toContain('*');
  const bucket = service('cms-1').environment?.S3_BUCKET;
  for (const resource of Statement.flatMap(({ Resource }) => Resource))
    expect(resource).toMatch(new RegExp(`^arn:aws:s3:::${bucket}(/\\*)?$`));
});

/** Runs the script with a client that records its arguments and its input. */
function makeBucket(attach: { code: number; entities: string }) {
  const folder = mkdtempSync(join(home, 'mc-'));
  const log = join(folder, 'log');
  const client = [
    '#!/bin/sh',
    `echo "$*" >> ${log}`,
    'case "$*" in',
    `*"user add"*) cat >> ${log} ;;`,
    `*attach*) exit ${attach.code} ;;`,
    `*entities*) echo "${attach.entities}" ;;`,
    'esac',
  ];
  writeFileSync(join(folder, 'mc'), `${client.join('\n')}\n`);
  chmodSync(join(folder, 'mc'), 0o755);
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  const env = { PATH, S3_SECRET_ACCESS_KEY: 'its-secret' };
  const { status } = spawnSync('sh', [pathOf('deploy/bucket.sh')], { env });
  return { status, said: readFileSync(log, 'utf8').trim().split('\n') };
}

it('the bucket is created with an account whose secret is on no command line', () => {
  const { status, said } = makeBucket({ code: 0, entities: '' });
  expect(status).toBe(0);
  expect(said).toEqual([
    'mb --ignore-existing store/hearthside',
    'admin policy create store portal /deploy/bucket-policy.json',
    'admin user add store hearthside',
    'its-secret',
    'admin policy attach store portal --user hearthside',
  ]);
});

it('the bucket is left as it is if the account has its policy already, and fails if the policy isn’t there', () => {
  expect(makeBucket({ code: 1, entities: 'Policies: portal' }).status).toBe(0);
  expect(makeBucket({ code: 1, entities: 'Policies: none' }).status).toBe(1);
});
