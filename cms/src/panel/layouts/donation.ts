import { donationPages } from '@hearthside/contract/donation/pages';
import type { PanelLayout } from '../panel-layout';

/** Gifts come from the donation service or are entered in the portal, which updates totals and renewals with them. */
export const donationLayout: PanelLayout = {
  uid: 'api::donation.donation',
  changedIn: 'portal',
  portalPage: donationPages.list,
  mainField: 'donorName',
  sort: { by: 'givenAt', order: 'DESC' },
  pageSize: 20,
  list: ['donorName', 'amount', 'paymentState', 'givenAt', 'source', 'isRecurring'],
  edit: [
    ['donorName', 'donorEmail'],
    ['member', 'amount'],
    ['paymentState', 'setByHand'],
    ['donorByHand'],
    ['givenAt', 'givenOn'],
    ['source', 'transactionId'],
    ['isRecurring', 'method'],
    ['reference', 'campaignCode'],
    ['renewedUntil'],
    ['refunded', 'refundedAt'],
    ['note'],
  ],
  fields: {
    donorName: { label: 'Donor' },
    donorEmail: { label: 'Email' },
    member: {
      label: 'Member',
      shows: 'email',
      help: 'Empty if the donor isn’t a member or was erased.',
    },
    amount: { label: 'Amount' },
    paymentState: { label: 'Status' },
    setByHand: { label: 'Status set by an admin', help: 'It stays until the gift is refunded.' },
    donorByHand: {
      label: 'Member or campaign set by an admin',
      help: 'Both stay as they are, whatever Givebutter reports.',
    },
    givenAt: { label: 'Given' },
    givenOn: {
      label: 'Day',
      help: 'In the office’s time zone. Monthly and yearly totals use this day.',
    },
    source: { label: 'Source' },
    transactionId: { label: 'Transaction', help: 'Its number at Givebutter.' },
    isRecurring: { label: 'Recurring' },
    method: { label: 'Paid by' },
    reference: { label: 'Reference', help: 'A check’s number and the like.' },
    campaignCode: { label: 'Campaign' },
    renewedUntil: { label: 'Renewed until', help: 'The membership deadline it led to.' },
    refunded: {
      label: 'Refunded, in cents',
      help: 'What the gift counts is lowered by it in the month of the refund.',
    },
    refundedAt: { label: 'Last refunded' },
    note: { label: 'Note' },
  },
};
