import type { Core } from '@strapi/strapi';
import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import { appointmentInput } from '@hearthside/contract/appointment/endpoints';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { panelReason, changeAuthor } from '../../../auth/change-author';
import { transaction } from '../../../db/transaction';
import type { DocumentCall, DocumentRules, Next } from '../../../panel/document-call';
import * as appointmentAccess from '../data/appointment-access';
import { appointmentChanges, recordAppointment } from '../data/appointment-history';
import { APPOINTMENT_NOTICES, notifyMember } from '../data/appointment-notices';
import { isOver, type AppointmentRow } from '../rules/appointment-row';
import { isSameWhen, momentsOf, requireToCome } from '../rules/appointment-when';
import { APPOINTMENT_TABLE, APPOINTMENT_UID } from '../rules/appointment-uid';
import { passOverReminder } from '../data/reminder-of';
import { requireRevision } from '../data/writing-appointments';

const IN_PORTAL = 'Add and remove appointments in the portal, which notifies the member.';
const NOT_FIXED = 'This appointment isn’t confirmed. Answer requests in the portal.';

/** The fields that can be changed in the panel. Everything else is derived from them or decided in the portal. */
const EDITABLE = ['date', 'time', 'minutes', 'location', 'about'] as const;

/** The appointment as typed in the panel's form, checked like the portal's own form. */
function typedIn(row: AppointmentRow, given: Record<string, unknown>) {
  const typed = Object.fromEntries(
    EDITABLE.map((field) => [field, field in given ? (given[field] ?? '') : (row[field] ?? '')]),
  );
  const { kind, timeZone } = row;
  const read = appointmentInput.safeParse({ ...typed, kind, timeZone });
  if (read.success) return read.data;
  const [first] = read.error.issues;
  const said = first?.message ?? 'Please check this';
  throw refuse.badInput(said, { [String(first?.path[0] ?? 'date')]: said });
}

const idsOf = (
  strapi: Core.Strapi,
  documentId: string,
): Promise<{ id: number; member_id: number } | undefined> =>
  runQuery(strapi, (knex) =>
    knex(APPOINTMENT_TABLE).where({ document_id: documentId }).first('id', 'member_id'),
  );

/** A confirmed, upcoming appointment, locked. */
async function lockedAppointment(strapi: Core.Strapi, documentId: string): Promise<AppointmentRow> {
  const ids = await idsOf(strapi, documentId);
  if (!ids) throw refuse.notFound();
  await lockRow(strapi, 'up_users', ids.member_id);
  await lockRow(strapi, APPOINTMENT_TABLE, ids.id);
  const row = await appointmentAccess.find(strapi, { id: ids.id });
  if (!row) throw refuse.notFound();
  if (row.state === 'requested') throw refuse.wrongState(NOT_FIXED);
  if (row.state !== 'confirmed' || isOver(row)) throw refuse.wrongState(APPOINTMENT_TEXTS.over);
  return row;
}

async function change(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  const row = await lockedAppointment(strapi, params.documentId ?? '');
  const by = await changeAuthor(strapi);
  const given = params.data ?? {};
  const revision = given.revision;
  requireRevision(row, typeof revision === 'number' ? String(revision) : undefined);
  const typed = typedIn(row, given);
  const isMoved = !isSameWhen(row, typed);
  if (isMoved) requireToCome(typed);
  const changes = appointmentChanges(row, { ...row, ...typed });
  const stamp = { changedBy: by.name, changedById: null, revision: row.revision + 1 };
  const isMet = isMoved && row.wish?.kind === 'move';
  // The user whom the panel names as its last editor.
  const { updatedBy } = given;
  params.data =
    changes.length === 0
      ? {}
      : {
          ...typed,
          ...momentsOf(typed),
          ...stamp,
          before: null,
          ...(isMet ? { wish: null } : {}),
          ...(updatedBy === undefined ? {} : { updatedBy }),
        };
  const made = await next();
  if (changes.length === 0) return made;
  const now = (await appointmentAccess.find(strapi, { id: row.id })) as AppointmentRow;
  const action = isMoved ? 'moved' : 'changed';
  await recordAppointment(strapi, now, {
    by: by.memberId,
    action,
    changes,
    reason: panelReason(by),
  });
  const { moved, changed } = APPOINTMENT_NOTICES;
  await notifyMember(strapi, now, isMoved ? moved(now, row) : changed(now, changes));
  if (isMoved) await passOverReminder(strapi, now);
  return made;
}

const never = () => Promise.reject(refuse.notAllowed(IN_PORTAL));

/**
 * Rules for appointments in the panel: confirmed ones can be moved to another time and place, and their members are
 * notified.
 */
export const appointmentRules: DocumentRules = {
  uid: APPOINTMENT_UID,
  steps: {
    create: never,
    clone: never,
    delete: never,
    update: (strapi, call, next) => transaction(strapi, () => change(strapi, call, next)),
  },
};
