import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '@hearthside/contract/access';
import type { Endpoints } from '@hearthside/contract/endpoint';
import { ENDPOINTS } from '@hearthside/contract/endpoints';
import { rolesWith } from '../access/role-table';
import { db } from '../harness/database';
import { call, get } from '../harness/http';
import {
  mailToken,
  makeMember,
  openSession,
  signedIn,
  unique,
  type NewMember,
} from '../harness/members';
import { makeTrust } from '../harness/trusts';

/** Values that are nobody else's and stand nowhere by chance. */
const canaries = (of: number) => {
  const canary = (name: string) => `canary-${name}-7f3a-${of}-`;
  return {
    /** Columns that no answer holds, whoever asks. */
    secret: {
      password: canary('hash'),
      reset_password_token: canary('reset'),
      confirmation_token: canary('confirm'),
      provider: canary('provider'),
      username: canary('username'),
      document_id: canary('document'),
      locale: canary('locale'),
      name_key: canary('key'),
    },
    sessionHash: canary('session'),
    linkHash: canary('link'),
    /** What only the member and admins see, and of a caregiver whoever may edit the card. */
    pending: { pending_email: `${canary('pending')}@test.example` },
    /** What only admins see: why and by whom somebody is suspended. */
    office: { suspended_reason: canary('reason'), suspended_by: canary('suspender') },
    /** Columns that only the member and admins see (ruling 5). */
    contact: {
      phone_number: canary('phone'),
      street_address: canary('street'),
      state: canary('state'),
      zip_code: canary('zip'),
      country: canary('country'),
    },
    city: { city: canary('city') },
  };
};

/** Someone with something of everything, found by a name of their own. */
async function victim(wanted: NewMember) {
  const lastName = unique('Canary');
  const member = await makeMember({ ...wanted, lastName });
  const { secret, sessionHash, linkHash, pending, office, contact, city } = canaries(member.id);
  await db('up_users')
    .where({ id: member.id })
    .update({ ...secret, ...pending, ...office, ...contact, ...city });
  const session = await openSession(member.id);
  await mailToken(member.id, 'reset_password');
  const whose = { member_id: member.id };
  await db('portal_sessions').where(whose).update({ secret_hash: sessionHash });
  await db('portal_mail_tokens').where(whose).update({ token_hash: linkHash });
  const trust = await makeTrust([member]);
  const secrets = { ...secret, sessionHash, linkHash };
  return { ...member, session, trust, secrets, pending, office, contact, city };
}
type Victim = Awaited<ReturnType<typeof victim>>;

/** Everything that can be read, narrowed to the victim in every way its endpoint takes. */
function pathsAround({ id, lastName, email, trust, role }: Victim): string[] {
  const narrowings: Record<string, string | number>[] = [
    {},
    { search: lastName },
    { search: lastName, limit: 100 },
    { search: lastName, role },
    { search: lastName, role: 'featured' },
    { search: email, role },
    { role, limit: 100 },
    { kind: 'member', about: id },
  ];
  return Object.values(ENDPOINTS as Record<string, Endpoints>)
    .flatMap((one) => Object.values(one))
    .filter(({ method }) => method === 'GET')
    .flatMap((endpoint) => {
      const path = endpoint.path
        .replace(/^\/trusts\/:id/, `/trusts/${trust.id}`)
        .replace(/:id/, String(id))
        .replace(/:\w+/, 'x');
      // What it does not take it refuses, whoever asks.
      const taken = Object.keys(endpoint.query.shape);
      return narrowings
        .filter((one) => Object.keys(one).every((key) => taken.includes(key)))
        .map((one) => `${path}?${new URLSearchParams(one as Record<string, string>).toString()}`);
    });
}

interface Reader {
  name: string;
  token: string | undefined;
  /** Their role while it is worth something, that is while they are verified. */
  role: Role | '';
}
const readers: Reader[] = [{ name: 'signed out', token: undefined, role: '' }];
beforeAll(async () => {
  for (const role of ROLES) {
    for (const verified of [true, false]) {
      const { token } = await signedIn({ role, verified });
      readers.push({ name: `${role} ${verified}`, token, role: verified ? role : '' });
    }
  }
});

/** Reads everything as everyone, and counts the answers that hold the victim's name, by reader. */
async function readAll(of: Victim, hiddenFrom: (reader: Reader) => Record<string, string>) {
  const seen: Record<string, number> = {};
  for (const reader of readers) {
    const hidden = { ...of.secrets, ...hiddenFrom(reader) };
    for (const path of pathsAround(of)) {
      const { text } = await call('GET', path, { token: reader.token });
      if (text.includes(of.lastName)) seen[reader.name] = (seen[reader.name] ?? 0) + 1;
      const leaked = Object.entries(hidden).filter(([, secret]) => text.includes(secret));
      expect(leaked, `${reader.name} GET ${path}`).toEqual([]);
    }
  }
  return seen;
}
const who = (seen: Record<string, number>) => Object.keys(seen).sort();
const WITH_DIRECTORY = rolesWith('directory');
const verified = (roles: readonly string[]) => roles.map((role) => `${role} true`).sort();

describe('no secret shows in any answer to anybody', { timeout: 60_000 }, () => {
  it('of a featured member, whose contact only admins see', async () => {
    const featured = await victim({ role: 'foster', columns: { featured_at: new Date() } });
    const { contact, pending, office, secrets, city } = featured;
    const seen = await readAll(featured, ({ role }) => ({
      ...(role !== 'admin' && { ...pending, ...contact, ...office }),
    }));
    // The searches did find the member, so the canaries were within reach.
    expect(who(seen)).toEqual(verified(WITH_DIRECTORY));

    const { text } = await get('/users/me', { token: featured.session.token });
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
    for (const own of Object.values({ ...pending, ...contact, ...city })) {
      expect(text).toContain(own);
    }
  });

  it('of a caregiver, whose contact those see who may see caregivers', async () => {
    const caretaker = await victim({ role: 'caretaker' });
    const { contact, pending, office } = caretaker;
    const maySee: readonly string[] = rolesWith('caregivers');
    const seen = await readAll(caretaker, ({ role }) => ({
      ...(role !== 'admin' && { ...pending, ...office }),
      ...(!maySee.includes(role) && contact),
    }));
    expect(who(seen)).toEqual(verified(WITH_DIRECTORY));
  });

  it('of a member who hides email and city from the directory', async () => {
    const hiding = await victim({ role: 'foster', showEmail: false, showCity: false });
    const { contact, pending, office, city, email } = hiding;
    const seen = await readAll(hiding, ({ role }) => ({
      ...(role !== 'admin' && { ...pending, ...office, ...contact, ...city, email }),
    }));
    expect(who(seen)).toEqual(verified(WITH_DIRECTORY));
  });

  it('of who is in the trash or invited, of whom admins alone know', async () => {
    for (const wanted of [
      { columns: { deleted_at: new Date(), deleted_by: 'Bo Birch', featured_at: new Date() } },
      { confirmed: false, columns: { invited_at: new Date(), featured_at: new Date() } },
    ]) {
      const away = await victim({ role: 'caretaker', ...wanted });
      const { contact, pending, office, city, email } = away;
      const seen = await readAll(away, ({ role }) => ({
        ...pending,
        ...office,
        ...(role !== 'admin' && { ...contact, ...city, email }),
      }));
      expect(who(seen)).toEqual(['admin true']);
    }
  });
});
