import { listIndex } from '../../db/indexes';
import { patiently } from '../../db/patience';
import { sweepMails } from '../../mail/mail-queue';
import type { Subject } from '../../subject';
import { sweepPushDevices } from '../../push/push-devices';
import { startPushQueue } from '../../push/push-queue';
import { waitingPushes } from '../../push/waiting-pushes';
import { ensurePushKeys } from '../../push/vapid-keys';
import { bellPushes } from './data/bell-pushes';
import { sweepNotifications } from './data/sweep-notifications';
import { eraseMember } from './services/notification';
import { fillNamedNotifications } from './data/fill-named';
import { beginReading } from './data/begin-reading';
import { mailReading, readingMails } from './data/reading-mails';
import { leaveBodyUnread } from './rules/unread-body';

/** What a member was told of new to read, among all their notifications. */
const READING_LINES =
  'create index if not exists portal_notifications_reading_idx on portal_notifications (member_id, created_at) where told is not null';

/** The waiting emails, each place's in their order. Sent ones are not in the index. */
const WAITING_MAILS =
  'create index if not exists portal_mails_turn_idx on portal_mails (place, next_try_at, id) where sent_at is null';

export const notification: Subject = {
  name: 'notification',
  backlog: waitingPushes,
  eraseMember: (strapi, { id }) => eraseMember(strapi, id),
  ownData: {
    tables: [
      { title: 'Notifications', table: 'portal_notifications', column: 'member_id' },
      {
        title: 'Your notification settings',
        table: 'portal_notification_choices',
        column: 'member_id',
      },
      {
        title: 'Your devices with push notifications',
        table: 'portal_push_devices',
        column: 'member_id',
        without: ['session_id', 'endpoint', 'endpoint_hash', 'public_key', 'auth'],
      },
      {
        title: 'Push notifications waiting for your devices',
        table: 'portal_push_deliveries',
        column: 'member_id',
        without: ['device_id'],
      },
      { title: 'Reminders sent to you', table: 'portal_reminders', column: 'member_id' },
      {
        title: 'Emails to you',
        table: 'portal_mails',
        column: 'member_id',
        // You have the texts already, and some have links that let somebody in.
        without: [
          'text',
          'html',
          'calendar',
          'message_id',
          'digest',
          'last_error',
          'failure',
          'series',
        ],
      },
    ],
    except: {},
  },
  dependents: [],
  showsFile: null,
  checkCaller: (ctx, endpoint) => {
    if (endpoint === 'unsubscribe') leaveBodyUnread(ctx);
  },
  // Mail programs try once.
  worksWhenFull: ['unsubscribe'],
  sweeps: [
    // Each is a single statement over a whole table.
    (strapi) => patiently(strapi, () => sweepMails(strapi)),
    (strapi) => patiently(strapi, () => sweepNotifications(strapi)),
    (strapi) => patiently(strapi, () => sweepPushDevices(strapi)),
  ],
  indexes: [
    listIndex('portal_notifications', 'portal_notifications_newest_idx', 'member_id', 'created_at'),
    listIndex('portal_push_deliveries', 'portal_push_deliveries_turn_idx', 'next_try_at'),
    READING_LINES,
    WAITING_MAILS,
  ],
  eachMinute: [
    {
      name: 'readingMails',
      what: 'Weekly email about new reading',
      task: (strapi) => mailReading(strapi),
    },
  ],
  mailSeries: readingMails,
  pushSource: bellPushes,
  boot: [ensurePushKeys],
  start: startPushQueue,
  upgrade: [fillNamedNotifications, beginReading],
};
