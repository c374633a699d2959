import { expect } from 'vitest';
import { del, get, patch, post, type Ask } from '../harness/http';

type Who = { token: string };
const place = (petId: number, id?: number | string) =>
  `/pet-records/${petId}/records${id === undefined ? '' : `/${id}`}`;

/** What someone can do with entries, by their token. */
export const entriesBy = (me: Who) => ({
  list: (petId: number, query: Ask['query'] = {}, { token } = me) =>
    get(place(petId), { token, query }),
  add: (petId: number, body: object, { token } = me) => post(place(petId), { token, body }),
  save: (petId: number, id: number, body: object, { token } = me) =>
    patch(place(petId, id), { token, body }),
  remove: (petId: number, id: number, { token } = me) => del(place(petId, id), { token }),
  restore: (petId: number, id: number, { token } = me) =>
    post(place(petId, `${id}/restore`), { token }),

  /** Adds one and tells its id. */
  async entryOf(petId: number, body: object = SHORT): Promise<number> {
    const reply = await post(place(petId), { token: me.token, body });
    expect(reply.status).toBe(200);
    return reply.body.record.id;
  },
});

/** As few words as an entry takes. */
export const SHORT = { date: '2026-03-14', location: 'phone' };
/** One with everything. */
export const FULL = {
  date: '2026-03-29',
  initial: 'OO',
  description: 'Vaccinated.\nNo fever.',
  location: 'in_person',
  outcomeDate: '2026-03-29T10:30:00+02:00',
  outcomeEmail: 'vet@test.example',
};
