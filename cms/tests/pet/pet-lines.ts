import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { expect } from 'vitest';
import type { Person } from '../harness/chats-at';
import { get, patch, post } from '../harness/http';
import type { Line } from '../harness/ledger';
import { goodPet, PDF, PET } from '../harness/pets';
import type { ServerInfo } from '../harness/server';
import { upload } from './document-files';

/** A pet whose color its owner changes again and again; every change stands in the history. */
export async function savesOf(db: Knex, base: string, owner: Person): Promise<Line> {
  const as = () => ({ token: owner.token });
  const made = await post('/pet-records', { ...as(), base, body: goodPet() });
  const { id } = made.body.pet;
  let revision: string = made.body.revision;
  const colorOf = (n: number) => `Color ${n}`;
  return {
    name: `saves of pet ${id}`,
    repeats: true,
    async send(to, n) {
      const body = { pet: { color: colorOf(n) }, revision };
      const reply = await patch(`/pet-records/${id}`, { ...as(), base: to, body });
      if (reply.status === 200) revision = reply.body.revision;
      return reply;
    },
    async isThere(to, n, { status }) {
      if (status !== 409) return false;
      const { body } = await get(`/pet-records/${id}`, { ...as(), base: to });
      revision = body.revision;
      return body.pet.color === colorOf(n);
    },
    async kept() {
      // One query, because more may be saved while it is read.
      const rows: { color: string; changes: unknown }[] = await db('pets as p')
        .leftJoin('portal_history as h', (on) =>
          on
            .on('h.about_id', 'p.id')
            .andOnVal('h.about_kind', 'pet')
            .andOnVal('h.action', 'changed'),
        )
        .where('p.id', id)
        .orderBy('h.id')
        .select('p.color', 'h.changes');
      const changes = rows.flatMap(({ changes: said }) =>
        typeof said === 'string' ? JSON.parse(said) : (said ?? []),
      );
      const written: number[] = changes.map(({ to }: { to: string }) => Number(to.split(' ')[1]));
      const color = rows[0]?.color;
      // What the record says and what its history says are one.
      const last = written.at(-1);
      expect(color).toBe(last === undefined ? PET.color : colorOf(last));
      return written;
    },
  };
}

/** Papers uploaded to a pet. Each upload is a document, so none is tried again under its name. */
export async function uploadsOf(
  db: Knex,
  { baseUrl: base, dataDir }: ServerInfo,
  owner: Person,
): Promise<Line> {
  const made = await post('/pet-records', { token: owner.token, base, body: goodPet() });
  const { id } = made.body.pet;
  return {
    name: `uploads to pet ${id}`,
    repeats: false,
    send: (to, n) => upload(id, owner, { title: `Paper ${n}` }, to),
    async kept() {
      const rows = await db('pet_documents as d')
        .join('portal_files as f', 'f.id', 'd.file_id')
        .where('d.pet_id', id)
        .orderBy('d.id')
        .select('d.title', 'f.key');
      for (const { key } of rows) {
        const file = path.join(dataDir, 'files', key);
        expect(existsSync(file) && readFileSync(file).equals(PDF), `the bytes of ${key}`).toBe(
          true,
        );
      }
      return rows.map(({ title }) => Number(title.split(' ')[1]));
    },
  };
}
