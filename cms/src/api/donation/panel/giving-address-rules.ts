/**
 * Tells all admins when somebody changes where gifts go. Editors may change that in the panel (rulings 19 and 23), and
 * gifts to another account would look like none at all.
 */
import type { Core } from '@strapi/strapi';
import { donationPages } from '@hearthside/contract/donation/pages';
import { notificationPages } from '@hearthside/contract/notification/pages';
import { changeAuthor } from '../../../auth/change-author';
import { adminIds } from '../../../auth/member-access';
import { transaction } from '../../../db/transaction';
import { SETTINGS_UID } from '../../../office/office-settings';
import type { DocumentCall, DocumentRules, Next } from '../../../panel/document-call';
import { PLAN_UID } from '../../membership/rules/membership-uid';
import { MEMBER } from '../../notification/rules/named-member';
import * as notificationService from '../../notification/services/notification';

/** The fields that decide where a gift goes, by their names in the panel. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [SETTINGS_UID]: {
    donationAccountId: 'Donation account',
    donationWidgetId: 'Donation widget',
    donationCampaignUrl: 'Donation page',
  },
  [PLAN_UID]: { widgetId: 'Donation widget', campaignUrl: 'Campaign page' },
};

type Row = Record<string, unknown> | null;

const read = (strapi: Core.Strapi, { uid, params: { documentId } }: DocumentCall): Promise<Row> =>
  strapi.db.query(uid).findOne(documentId ? { where: { documentId } } : {});

interface Change {
  label: string;
  /** In words: `Campaign page: https://a.example instead of nothing`. */
  words: string;
}

function changesOf(uid: string, before: Row, after: Row): Change[] {
  const said = (row: Row, field: string) => String(row?.[field] ?? '') || 'nothing';
  return Object.entries(FIELDS[uid] ?? {})
    .filter(([field]) => said(before, field) !== said(after, field))
    .map(([field, label]) => ({
      label,
      words: `${label}: changed from ${said(before, field)} to ${said(after, field)}`,
    }));
}

const watch = (strapi: Core.Strapi, call: DocumentCall, next: Next) =>
  transaction(strapi, async () => {
    const before = await read(strapi, call);
    const written = await next();
    const after = await read(strapi, call);
    const changes = changesOf(call.uid, before, after);
    if (changes.length === 0) return written;
    const { memberId, name } = await changeAuthor(strapi);
    const plan = call.uid === PLAN_UID ? ` for the plan \u201c${String(after?.title)}\u201d` : '';
    await notificationService.announce(strapi, {
      to: await adminIds(strapi),
      kind: 'giving_address',
      title: `${memberId === null ? name || 'Someone' : MEMBER} changed where gifts go${plan}`,
      body: changes.map(({ words }) => words).join('. '),
      link: donationPages.tab('service'),
      ...(memberId !== null && { about: memberId }),
      mail: {
        // An address that an editor typed is not sent by mail: it would look like one of ours.
        lead: (organization) =>
          `Someone changed where gifts to ${organization} go: ${changes.map(({ label }) => label).join(', ')}.`,
        paragraphs: ['The portal shows the old and new values.'],
        action: { label: 'See the change', link: notificationPages.list },
        reason: 'you are an admin, and all admins are told when this changes',
      },
    });
    return written;
  });

/** These rules come on top of those that check what is written. */
export const givingAddressRules: readonly DocumentRules[] = Object.keys(FIELDS).map((uid) => ({
  uid,
  steps: { create: watch, update: watch },
}));
