/**
 * The topics that members choose by, and for each whether its mails are optional. What concerns one's own account is
 * always shown under the bell. Mails that carry a link for the account (confirming, a new password …) are not
 * notifications and are always sent.
 */
export const NOTIFICATION_TOPICS = {
  account: {
    label: 'Your account',
    line: 'Verification, role, trusts and changes an admin makes to your profile',
    alwaysInBell: true,
    mails: true,
  },
  office: {
    label: 'The office',
    line: 'Newcomers, requests and submissions waiting for an admin, chats assigned to you, blogs that could not be published, changes to where donations go, and problems with the server',
    alwaysInBell: false,
    mails: true,
  },
  pets: {
    label: 'Pets',
    line: 'Changes to pets you own or care for',
    alwaysInBell: false,
    mails: false,
  },
  care: {
    label: 'Care',
    line: 'What is due each day, doses that are overdue or given twice, and tasks handed over to you',
    alwaysInBell: false,
    mails: true,
  },
  messages: {
    label: 'Messages',
    line: 'New messages in the inbox, and an email when they stay unread',
    alwaysInBell: false,
    mails: true,
  },
  forms: {
    label: 'Forms',
    line: 'Forms sent to you, and decisions on your submissions',
    alwaysInBell: false,
    mails: true,
  },
  appointments: {
    label: 'Appointments',
    line: 'Confirmations, changes, and a reminder the day before',
    alwaysInBell: false,
    mails: true,
  },
  membership: {
    label: 'Membership',
    line: 'Reminders before your membership’s deadline, and renewals',
    alwaysInBell: false,
    mails: true,
  },
} as const;
