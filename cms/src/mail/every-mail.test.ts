/**
 * Every email of the portal, written by the code that really writes it. `MAIL_PICTURES=folder` also puts each as an
 * HTML and a text file into that folder, to be looked at.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TOPIC_OF, type NotificationKind } from '@hearthside/contract/notification/kinds';
import { setLinkSecret } from '../file/signed-link';
import {
  APPOINTMENT_NOTICES,
  notifyMember,
  notifyOffice,
} from '../api/appointment/data/appointment-notices';
import type { AppointmentRow } from '../api/appointment/rules/appointment-row';
import { careMails } from '../api/care/data/test-notices';
import { givingAddressRules } from '../api/donation/panel/giving-address-rules';
import { notifyFormWaiting } from '../api/form/data/form-notices';
import { notifyDecision } from '../api/form/responses/review-notices';
import { contact } from '../api/help/data/contacting';
import { unreadNotice } from '../api/inbox/data/unread-mails';
import { membershipMails } from '../api/membership/data/test-notices';
import {
  notifyRoleChanged,
  notifyUnverified,
  notifyVerified,
} from '../api/notification/data/account-notices';
import { announce } from '../api/notification/data/announcing';
import { readingNotice } from '../api/notification/data/reading-mails';
import { officeMail } from '../api/member/data/office-mail';
import * as ownDataMails from '../api/member/own-data/own-data-mails';
import * as mails from '../api/session/data/mails';
import * as factorMails from '../api/session/data/factor-mails';
import { testMail } from '../api/session/data/setup-mail';
import { problemNotice } from '../api/system/rules/problem-notice';
import { panelSetupMail } from '../panel/first-panel-admin';
import { panelAddressMail } from '../panel/guard-accounts';
import { escapeHtml } from './html-text';
import type { MailContent } from './mail-content';
import * as given from './test-mails';
import { readUnsubscribeToken } from './unsubscribe-link';

const TOKEN = 'kTq3v8Zc1Yw5Hn7Lx2Bd4Gf6Js9Mp0RaEuIoTyWs1Xe';
const URL_OF_PORTAL = 'https://portal.example';

/** What the mocked parts of the server know and do. */
const world = vi.hoisted(() => ({
  names: { organization: '', first: '', last: '', thing: '' },
  queued: [] as { member?: { id: number; kind: string }; content: unknown }[],
}));
const person = () => `${world.names.first} ${world.names.last}`;

vi.mock('../office/office', () => ({
  read: () =>
    Promise.resolve({
      organisationName: world.names.organization,
      supportEmail: 'help@portal.example',
    }),
  timeZone: () => Promise.resolve('America/Los_Angeles'),
}));
vi.mock('./mail-queue', () => ({
  queueMails: (_strapi: unknown, letters: typeof world.queued) =>
    void world.queued.push(...letters),
  queueMailOnce: (_strapi: unknown, letter: (typeof world.queued)[0]) =>
    void world.queued.push(letter),
}));
vi.mock('./mail-use', () => ({ endSeries: () => Promise.resolve() }));
vi.mock('../auth/members', () => ({
  nameOf: () => Promise.resolve(`${world.names.first} ${world.names.last}`),
  me: () =>
    Promise.resolve({
      firstName: world.names.first,
      lastName: world.names.last,
      email: 'fay@example.com',
    }),
}));
vi.mock('../auth/member-access', () => ({ adminIds: () => Promise.resolve([7]) }));
vi.mock('../auth/attempts', () => ({ countAttempt: () => Promise.resolve() }));
vi.mock('../auth/change-author', () => ({
  changeAuthor: () => Promise.resolve({ memberId: 3, name: '' }),
}));
vi.mock('../db/after-commit', () => ({ afterCommit: () => Promise.resolve() }));
vi.mock('../db/transaction', () => ({
  transaction: (_strapi: unknown, work: () => unknown) => work(),
}));
/** The only SQL here reads the members who are notified. */
vi.mock('../db/run-query', () => ({
  runQuery: () =>
    Promise.resolve([
      { id: 7, email: 'fay@example.com', first_name: world.names.first, role_id: 1, active: 1 },
    ]),
}));

/** What an entry of the panel had before, and has after it was saved. */
const versions = [{ donationWidgetId: 'old' }, { donationWidgetId: 'https://evil.example' }];
let reads = 0;
const fake = {
  config: {
    get: (name: string) =>
      name === 'server.url' ? URL_OF_PORTAL : 'Hearthside <portal@portal.example>',
  },
  db: {
    query: () => ({
      createMany: () => Promise.resolve({ count: 0, ids: [] }),
      count: () => Promise.resolve(0),
      findOne: () => Promise.resolve(versions[reads++ % 2]),
    }),
  },
} as unknown as Core.Strapi;

const appointment = (more: Partial<AppointmentRow> = {}): AppointmentRow => ({
  ...given.appointmentOf(world.names),
  ...more,
});
const wish = (kind: 'move' | 'cancel') => ({ ...given.MOVED, kind, reason: world.names.thing });
const decision = (more: object) => ({ ...given.decisionOn(world.names.thing), ...more });

/** The notices about appointments, each as it is sent. */
const appointmentMails = (notices = APPOINTMENT_NOTICES, row = appointment()) => {
  return {
    created: notices.created(row),
    confirmed: notices.confirmed(row, given.MOVED),
    moved: notices.moved(row, given.MOVED),
    changed: notices.changed(row, [{ field: 'Where', to: world.names.thing }]),
    'request declined': notices.requestDeclined(row, `No time.\n${world.names.thing}`),
    'wish declined': notices.wishDeclined(row, world.names.thing),
    cancelled: notices.cancelled(row, world.names.thing),
    'request reopened': notices.requestReopened(row),
    'wish reopened': notices.wishReopened({ ...row, wish: wish('cancel') }),
    restored: notices.restored({ ...row, wish: wish('move') }),
    removed: notices.removed(row),
    reminder: notices.reminder(row),
  };
};

/** Every kind of mail: those about an account as content, those to members through the queue. */
function makers(): Record<string, () => Promise<MailContent | void>> {
  const { first, thing } = world.names;
  const to = (deletedAt: string | null) => ({ firstName: first, confirmed: true, deletedAt });
  return {
    'confirm email': () => mails.confirmMail(fake, TOKEN),
    'confirm new email': () => mails.changeEmailMail(fake, TOKEN),
    'email is about to change': () => mails.emailChangeAskedMail(fake, first, given.NEW, TOKEN),
    'email changed': () => mails.emailChangedMail(fake, first, given.NEW, TOKEN),
    'address reserved': () => mails.addressReservedMail(fake),
    'account known': () => mails.accountKnownMail(fake, first),
    'account deleted': () => mails.accountDeletedMail(fake, first),
    'message to many': () => officeMail(fake, first, world.names.thing),
    'copy of own data': () => ownDataMails.copyReadyMail(fake, first),
    'copy of own data failed': () => ownDataMails.copyFailedMail(fake, first),
    'account closed': () =>
      ownDataMails.accountClosedMail(fake, first, new Date('2027-04-14T12:00:00Z')),
    'account restored': () => ownDataMails.accountRestoredMail(fake, first),
    'account reopened': () => ownDataMails.accountReopenedMail(fake, first),
    invitation: () => mails.invitationMail(fake, TOKEN, person()),
    'invitation again': () => mails.invitationMail(fake, TOKEN, ''),
    'new password': () => mails.resetMail(fake, to(null), TOKEN),
    'new password of a closed account': () => mails.resetMail(fake, to('2027-03-15'), TOKEN),
    'new password, sent by an admin': () => mails.resetMailBy(fake, first, TOKEN, person()),
    suspended: () => mails.suspendedMail(fake, first, `Questions about ${thing}?`),
    reinstated: () => mails.reinstatedMail(fake, first),
    'password changed': () => mails.passwordChangedMail(fake, first, 'new@example.com'),
    'new device': () => mails.newDeviceMail(fake, first, given.SIGN_IN, TOKEN),
    'second factor changed': () => factorMails.factorChangedMail(fake, first, 'app'),
    'second factor to be reset': () =>
      factorMails.factorResetMail(fake, first, { by: person(), reason: thing, token: TOKEN }),
    'panel address changed': () => panelAddressMail(fake, given.NEW),
    'panel setup': () =>
      panelSetupMail(fake, { id: 1, email: given.NEW, registrationToken: 'abcdef' }),
    'message to the team': async () => {
      const asked = { about: 'Contact Support', message: `Hello\n${thing}`, key: 'key-key-key' };
      await contact(fake, { id: 3, role: 'attorney', verified: false }, asked);
    },
    'role changed': () => notifyRoleChanged(fake, 7, 'Board Member'),
    verified: () => notifyVerified(fake, 7, { at: new Date(), mayUndo: false }),
    unverified: () => notifyUnverified(fake, 7, '2020-03-15'),
    'form waits': () =>
      notifyFormWaiting(fake, { id: 4, title: thing, description: `For ${thing}\nand more` }, [7]),
    'form approved': () => notifyDecision(fake, 7, decision({ approved: true })),
    'form needs changes': () => notifyDecision(fake, 7, decision({ message: thing })),
    'form rejected': () => notifyDecision(fake, 7, decision({ canResend: false })),
    'unread messages': () =>
      announce(fake, unreadNotice([given.chat(thing, 2), given.chat('Walks', 1)], 7)),
    ...membershipMails((notice) => announce(fake, notice)),
    'new to read': () =>
      announce(
        fake,
        readingNotice(
          [7],
          { role: 'foster', verified: true },
          { week: '2027-03-15', arrivals: given.arrivalsCalled(thing) },
        ),
      ),
    ...careMails(thing, first, (notice) => announce(fake, notice)),
    'gifts go elsewhere': async () => {
      const [{ uid, steps } = { uid: '', steps: {} }] = givingAddressRules;
      const call = { uid, action: 'update', params: {} };
      await steps.update?.(fake, call, () => Promise.resolve());
    },
    ...Object.fromEntries(
      Object.entries(appointmentMails()).map(([name, notice]) => [
        `appointment ${name}`,
        () => notifyMember(fake, appointment(), notice),
      ]),
    ),
    'setup test': () => testMail(fake, '123456'),
    'system needs a look': () => announce(fake, problemNotice([7], given.brokenJob(thing))),
    'appointment asked for': () => notifyOffice(fake, appointment({ state: 'requested' }), 'asked'),
    'appointment to be moved': () =>
      notifyOffice(fake, appointment({ wish: wish('move') }), 'wished'),
    'appointment to be cancelled': () =>
      notifyOffice(fake, appointment({ wish: wish('cancel') }), 'wished'),
    'appointment withdrawn': () => notifyOffice(fake, appointment(), 'withdrawn'),
  };
}

interface Shown {
  content: MailContent;
  /** Of a mail that can be switched off. */
  member?: { id: number; kind: string } | undefined;
}

async function write(make: () => Promise<MailContent | void>): Promise<Shown> {
  world.queued = [];
  const content = await make();
  if (content) return { content };
  expect(world.queued).toHaveLength(1);
  const [letter] = world.queued;
  return { content: letter?.content as MailContent, member: letter?.member };
}

beforeAll(() => {
  setLinkSecret('a-secret-of-these-tests');
  Object.assign(globalThis, { strapi: fake });
});

world.names = given.NAMES.usual;

describe.each(Object.entries(given.NAMES))('with %s names', (which, names) => {
  describe.each(Object.keys(makers()))('the mail "%s"', (kind) => {
    let shown: Shown;
    beforeAll(async () => {
      world.names = names;
      shown = await write(makers()[kind] as () => Promise<MailContent | void>);
      const folder = process.env.MAIL_PICTURES;
      if (!folder || which !== 'usual') return;
      mkdirSync(folder, { recursive: true });
      const file = path.join(folder, kind.replace(/[^a-z]+/g, '-'));
      writeFileSync(`${file}.html`, shown.content.html);
      writeFileSync(`${file}.txt`, `${shown.content.subject}\n\n${shown.content.text}\n`);
    });

    it('has the one layout, for phones and for the dark', () => {
      const { html } = shown.content;
      expect(html).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">/);
      expect(html).toContain('<meta name="viewport" content="width=device-width');
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain('@media (prefers-color-scheme:dark)');
      expect(html).toContain('max-width:600px');
      expect(html.match(/<table/g)?.length).toBe(html.match(/<\/table>/g)?.length);
      expect(given.attributes(html, 'src')).toEqual([`${URL_OF_PORTAL}/icons/icon-192.png`]);
      expect(given.attributes(html, 'alt')).toEqual([escapeHtml(names.organization[0] ?? '')]);
      // Mail programs with a limit cut what is longer (Gmail: 102 KB).
      expect(html.length).toBeLessThan(20_000);
    });

    it('names the organization, and says in its first sentence and at its end why it is sent', () => {
      const { subject, text, html } = shown.content;
      expect(subject.endsWith(` \u00b7 ${names.organization}`)).toBe(true);
      const [heading, hello, lead = ''] = text.split('\n\n');
      expect(subject).toBe(`${heading} \u00b7 ${names.organization}`);
      expect(hello).toMatch(/^Hello.*,$/);
      expect(/^.*?[.:](?= |$)/.exec(lead)?.[0]).toContain(names.organization);
      expect(text).toMatch(/\nYou’re getting this email because .+[^.]\.(\n|$)/);
      expect(html).toContain('You’re getting this email because ');
    });

    it('says the same as text and as HTML, and nothing that only a program would say', () => {
      const { text, html } = shown.content;
      expect(text).not.toMatch(/\b(?:NaN|undefined|null)\b|\[object /);
      const read = given.readable(html);
      for (const line of text.split('\n')) {
        const [, label = line] = /^(.+?):(?: https:\S+)?$/.exec(line) ?? [];
        expect(read).toContain(label.replace(/\s+/g, ' ').trim());
      }
    });

    it('escapes every name', () => {
      const { html } = shown.content;
      expect(html).toContain(escapeHtml(names.organization));
      expect(html).not.toMatch(/<(i|b|script)>/);
      expect(html.match(/<img/g)).toHaveLength(1);
      expect(html).not.toMatch(/\bdata:|javascript:/);
      expect(html).not.toContain('{member}');
    });

    it('links to nothing but the portal, and shows the address of its button', () => {
      const { text, html } = shown.content;
      const links = [...given.attributes(html, 'href'), ...(text.match(/https?:\/\/\S+/g) ?? [])];
      for (const link of links) expect(link.startsWith(`${URL_OF_PORTAL}/`)).toBe(true);
      const [, link, label] =
        /class="button-label" href="([^"]*)"[^>]*>([^<]*)<\/a>/.exec(html) ?? [];
      if (!link) return expect(html).not.toContain('class="button"');
      const [, shownLink, words] =
        /Or open this link:<br><a class="link" href="([^"]*)"[^>]*>([^<]*)<\/a>/.exec(html) ?? [];
      expect([shownLink, words]).toEqual([link, link]);
      const [, before, address] = /(.+:)\n(https:\S+)/.exec(text) ?? [];
      expect(given.readable(`<body>${label}: ${link}`)).toBe(`${before} ${address}`);
    });

    it('can be switched off if it is a notice, and only then', () => {
      const { content, member } = shown;
      const token = /unsubscribe\?token=([\w.-]+)$/m.exec(content.text)?.[1];
      expect(content.html.includes(`unsubscribe?token=${token}`)).toBe(token !== undefined);
      expect(content.text.includes(`${URL_OF_PORTAL}/profile/notifications`)).toBe(
        member !== undefined,
      );
      expect(token === undefined ? undefined : readUnsubscribeToken(token)).toEqual(
        member && { memberId: member.id, topic: TOPIC_OF[member.kind as NotificationKind] },
      );
    });
  });
});

it('the invitation says in its first sentence who invites', async () => {
  world.names = given.NAMES.usual;
  const { content } = await write(makers().invitation as () => Promise<MailContent>);
  expect(content.text).toMatch(/Fay Delgado invited you to the Hearthside members’ portal\./);
});
