/** Invites people by email: an account that waits for its owner to choose a password. */
import type { Core } from '@strapi/strapi';
import { ROLE_LABELS } from '@hearthside/contract/access';
import type { NewInvitation } from '@hearthside/contract/member/invitations';
import type { PageQuery } from '@hearthside/contract/list';
import { isUniqueViolation } from '../../../http/answer-for';
import type { Member } from '../../../auth/member-cache';
import { lockRow } from '../../../db/lock-row';
import { Refusal, refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { deleteMailsTo } from '../../../mail/mail-queue';
import { sendInvitation, countMail, revokeAccess } from '../../session/services/session';
import * as historyService from '../../history/services/history';
import { neverChosen } from '../../session/rules/password-hash';
import { readInviteList, UnreadableList, type ReadLine } from './invite-list';
import * as memberAccess from '../../../auth/member-access';
import { aboutMember, nameIn } from '../../../text/member-name';
import { accountStateOf, toInvitation, type WholeMember } from '../../../auth/member-row';
import { MEMBER_UID } from '../../../auth/member-uid';
import { wholePage } from './whole-page';
import { createMember } from '../../session/data/new-member';

interface Known extends Pick<WholeMember, 'blocked' | 'suspendedAt' | 'archivedAt'> {
  email: string;
  confirmed: boolean;
  invitedAt: string | null;
  deletedAt: string | null;
}

/** Why an address can't be invited. Admins may know who has an account. */
function whyKnown(known: Known): string {
  const { confirmed, invitedAt, deletedAt } = known;
  if (deletedAt) return 'This person is in the trash and can be restored from there';
  if (accountStateOf(known) === 'archived') {
    return 'This person is archived. You can restore them in Users, with the filter “Archived”';
  }
  if (confirmed) return 'This person already has an account';
  if (invitedAt) return 'This person has already been invited';
  return 'This person signed up but hasn’t confirmed their email address. See the waiting room';
}

const query = (strapi: Core.Strapi) => strapi.db.query(MEMBER_UID);

const knownAmong = async (
  strapi: Core.Strapi,
  emails: readonly string[],
): Promise<Map<string, Known>> => {
  const rows: Known[] = await query(strapi).findMany({ where: { email: { $in: [...emails] } } });
  return new Map(rows.map((row) => [row.email, row]));
};

/** Creates the account, queues the email and records it, all or nothing. A known address is refused. */
async function add(
  strapi: Core.Strapi,
  admin: Member,
  { verified, role, ...person }: NewInvitation,
) {
  const invite = () =>
    transaction(strapi, async () => {
      const { id } = await createMember(strapi, {
        ...person,
        role,
        verified,
        confirmed: false,
        invitedAt: new Date(),
        passwordHash: neverChosen(),
      });
      await sendInvitation(strapi, { id, ...person }, admin.id);
      await historyService.record(strapi, {
        by: admin.id,
        action: 'invited',
        about: aboutMember({ id, ...person }),
        changes: [{ field: 'Role', from: '', to: ROLE_LABELS[role].one }],
      });
      return id;
    });
  try {
    return await invite();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const known = (await knownAmong(strapi, [person.email])).get(person.email);
    const why = known ? whyKnown(known) : 'This person already has an account';
    throw refuse.emailTaken(`${why}.`, { email: why });
  }
}

/** Someone whose invitation is open. Anyone else is answered as if they did not exist. */
async function invitedRowOf(strapi: Core.Strapi, id: number): Promise<WholeMember> {
  const row = await memberAccess.find(strapi, id);
  if (row?.invitedAt && !row.confirmed && !row.deletedAt) return row;
  throw refuse.notFound('This invitation does not exist anymore.');
}

/** A list's lines, with lines marked whose address already has an account. */
async function checked(strapi: Core.Strapi, csv: string, verified: boolean): Promise<ReadLine[]> {
  try {
    const lines = readInviteList(csv, verified);
    const known = await knownAmong(
      strapi,
      lines.flatMap(({ person }) => person?.email ?? []),
    );
    return lines.map((line) => {
      const found = line.person && known.get(line.person.email);
      return found ? { ...line, person: null, error: whyKnown(found) } : line;
    });
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error;
    throw refuse.badInput(error.message, { csv: error.message });
  }
}

/** A page of open invitations, newest first. */
export async function invitations(strapi: Core.Strapi, asked: PageQuery) {
  const { rows, pagination } = await wholePage(strapi, asked, 'u.invited_at', (open) => {
    open.where('u.confirmed', false).whereNull('u.deleted_at');
  });
  return { invitations: rows.map(toInvitation), pagination };
}

export async function invite(strapi: Core.Strapi, admin: Member, person: NewInvitation) {
  return toInvitation(await memberAccess.rowOf(strapi, await add(strapi, admin, person)));
}

/** Checks a list and, if it is to be sent, invites everyone whose line is valid. */
export async function inviteList(
  strapi: Core.Strapi,
  admin: Member,
  { csv, verified, send }: { csv: string; verified: boolean; send: boolean },
) {
  const lines = await checked(strapi, csv, verified);
  let invited = 0;
  for (const line of send ? lines : []) {
    if (!line.person) continue;
    try {
      await add(strapi, admin, line.person);
      invited += 1;
    } catch (error) {
      // Another admin has just invited this person; the others go on.
      if (!(error instanceof Refusal) || error.status !== 409) throw error;
      line.error = error.details?.email ?? error.message;
    }
  }
  return { lines: lines.map(({ person: _person, ...line }) => line), invited };
}

/** Sends the email once more, with a new link that is valid for the full time again. */
export async function resendInvitation(strapi: Core.Strapi, admin: Member, id: number) {
  const { email } = await invitedRowOf(strapi, id);
  await countMail(email);
  await transaction(strapi, async () => {
    await lockRow(strapi, 'up_users', id);
    const row = await invitedRowOf(strapi, id);
    await sendInvitation(strapi, row, admin.id);
    const about = aboutMember(row);
    await historyService.record(strapi, { by: admin.id, action: 'reinvited', about });
  });
  return toInvitation(await memberAccess.rowOf(strapi, id));
}

/** Withdraws an invitation: its link stops working, and nothing is left of the account. */
export async function withdrawInvitation(strapi: Core.Strapi, admin: Member, id: number) {
  await invitedRowOf(strapi, id);
  await transaction(strapi, async () => {
    await lockRow(strapi, 'up_users', id, { toDelete: true });
    const row = await invitedRowOf(strapi, id);
    await revokeAccess(strapi, id);
    await deleteMailsTo(strapi, row.email);
    const { count } = await query(strapi).deleteMany({ where: { id, confirmed: false } });
    // They may have accepted in this very moment.
    if (count === 0) throw refuse.wrongState(`${nameIn(row)} just accepted the invitation.`);
    const about = aboutMember(row);
    await historyService.record(strapi, { by: admin.id, action: 'withdrawn', about });
  });
  return { id };
}
