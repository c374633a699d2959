import { membershipPages } from '@hearthside/contract/membership/pages';
import type { PanelLayout, PartLayout } from '../panel-layout';

/** Memberships are changed in the portal, which calculates their deadlines, sends reminders and notifies members. */
export const membershipLayout: PanelLayout = {
  uid: 'api::membership.membership',
  changedIn: 'portal',
  portalPage: membershipPages.list,
  mainField: 'nextDeadline',
  sort: { by: 'nextDeadline', order: 'ASC' },
  pageSize: 20,
  list: ['member', 'amount', 'nextDeadline', 'reminders', 'createdAt'],
  edit: [['member'], ['amount', 'nextDeadline', 'reminders'], ['deletedAt', 'deletedBy']],
  fields: {
    member: { label: 'Member', shows: 'email' },
    amount: { label: 'Amount per year' },
    nextDeadline: { label: 'Next deadline' },
    reminders: { label: 'Reminders' },
    deletedAt: {
      label: 'In the trash since',
      help: 'Can be restored in the portal within 30 days.',
    },
    deletedBy: { label: 'Deleted by' },
    createdAt: { label: 'Started' },
  },
};

/** What a role's membership costs and includes. Its members see it on their Membership page. */
export const planLayout: PanelLayout = {
  uid: 'api::membership.plan',
  changedIn: 'panel',
  mainField: 'title',
  sort: { by: 'title', order: 'ASC' },
  pageSize: 20,
  list: ['title', 'role', 'price', 'campaignCode', 'updatedAt'],
  edit: [['role', 'title'], ['price', 'campaignCode'], ['benefits'], ['widgetId', 'campaignUrl']],
  fields: {
    role: {
      label: 'Role',
      help: 'The role this plan is for. Each role has one plan, and a plan’s role can’t be changed.',
    },
    title: { label: 'Title' },
    price: { label: 'Price per year' },
    benefits: { label: 'Benefits', help: 'Shown as a list, in this order.' },
    campaignCode: {
      label: 'Campaign code',
      help: 'A gift of at least this price on the Givebutter campaign with this code renews the membership for a year. If empty, gifts don’t renew anything. Give the widget or page of that campaign below, unless the donation page in the portal settings is that campaign\u2019s.',
      placeholder: 'ABC123',
    },
    widgetId: {
      label: 'Widget ID',
      help: 'The Givebutter widget of this plan\u2019s campaign, for members of its role. If neither this nor the campaign page is set, they use the donation widget or page from the portal settings.',
    },
    campaignUrl: {
      label: 'Campaign page',
      help: 'The page of this plan\u2019s campaign on Givebutter, beginning with https://. It’s offered if the widget doesn’t load.',
    },
    updatedAt: { label: 'Last changed' },
  },
};

/** A benefit of a membership. */
export const benefitLayout: PartLayout = {
  uid: 'membership.benefit',
  mainField: 'text',
  edit: [['text']],
  fields: { text: { label: 'Benefit' } },
};
