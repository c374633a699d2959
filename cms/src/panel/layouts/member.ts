import { memberPages } from '@hearthside/contract/member/pages';
import type { PanelLayout } from '../panel-layout';

/**
 * Members are read-only here and changed in the portal. Its screens update sort keys, end sessions, send emails and
 * record who verified whom; a plain form would do none of that.
 */
export const memberLayout: PanelLayout = {
  uid: 'plugin::users-permissions.user',
  changedIn: 'portal',
  portalPage: memberPages.users,
  mainField: 'email',
  sort: { by: 'createdAt', order: 'DESC' },
  pageSize: 20,
  list: ['firstName', 'lastName', 'email', 'role', 'verified', 'createdAt'],
  edit: [
    ['firstName', 'lastName'],
    ['email', 'phoneNumber'],
    ['streetAddress', 'city'],
    ['state', 'zipCode', 'country'],
    ['role', 'verifiedAt', 'lastSignInAt'],
    ['verified', 'confirmed', 'blocked'],
    ['featuredAt', 'invitedAt', 'deletedAt'],
  ],
  fields: {
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    email: { label: 'Email' },
    phoneNumber: { label: 'Phone' },
    streetAddress: { label: 'Street address' },
    city: { label: 'City' },
    state: { label: 'State' },
    zipCode: { label: 'Zip code' },
    country: { label: 'Country' },
    role: { label: 'Role', shows: 'name' },
    verified: { label: 'Verified', help: 'An admin has verified this member in the portal.' },
    verifiedAt: { label: 'Verified on' },
    confirmed: { label: 'Email confirmed', help: 'They opened the link in the welcome email.' },
    blocked: { label: 'Blocked', help: 'A blocked member cannot sign in.' },
    featuredAt: { label: 'Featured since', help: 'Shown under Featured in the directory.' },
    invitedAt: { label: 'Invited on', help: 'Empty if they signed up on their own.' },
    deletedAt: {
      label: 'In the trash since',
      help: 'Restore or erase them in the portal, under Users, Trash.',
    },
    lastSignInAt: { label: 'Last signed in' },
    createdAt: { label: 'Joined' },
  },
};
