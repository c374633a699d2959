import type { PanelLayout } from '../panel-layout';

/** What the portal says about the organization (ruling 23). */
export const portalSettingsLayout: PanelLayout = {
  uid: 'api::settings.portal-settings',
  changedIn: 'panel',
  mainField: 'organisationName',
  sort: { by: 'organisationName', order: 'ASC' },
  pageSize: 20,
  list: ['organisationName', 'supportEmail', 'emergencyNumber'],
  edit: [
    ['organisationName', 'tagline'],
    ['logo'],
    ['supportEmail', 'emergencyNumber'],
    ['timeZone', 'graceDays'],
    ['messageHours'],
    ['donationAccountId', 'donationWidgetId'],
    ['donationCampaignUrl'],
  ],
  fields: {
    organisationName: {
      label: 'Organization name',
      help: 'Shown beside the logo, on printed pages and in every mail.',
    },
    tagline: { label: 'Tagline', help: 'The small line under the name.' },
    logo: {
      label: 'Logo',
      help: 'A square picture of at least 160 by 160 pixels. Without one the paw is shown.',
    },
    supportEmail: {
      label: 'Support address',
      help: 'Where questions from Help and the mails go.',
      placeholder: 'care@example.org',
    },
    emergencyNumber: {
      label: 'Emergency number',
      help: 'Every member sees it on the first page and can call it with one press. Empty hides it.',
      placeholder: '+1 (503) 555-0199',
    },
    timeZone: {
      label: 'Time zone',
      help: 'Where the office is: its days begin and its reminders go out by these clocks. As the tz database names it; empty is New York.',
      placeholder: 'America/Los_Angeles',
    },
    graceDays: {
      label: 'Days of grace',
      help: 'So many days after its deadline a membership has not lapsed yet: 0 to 365; empty is 30.',
    },
    messageHours: {
      label: 'Hours to edit a message',
      help: 'How many hours after sending members can edit and delete their inbox messages: 0 to 8760. 0 means never; empty means 24.',
    },
    donationAccountId: {
      label: 'Donation account',
      help: 'Your account id at Givebutter: Settings, Integrations.',
    },
    donationWidgetId: {
      label: 'Donation widget',
      help: 'The id of the Givebutter widget that members see. Empty shows none.',
    },
    donationCampaignUrl: {
      label: 'Donation page',
      help: 'The full address of the campaign, for whoever cannot use the widget. Gifts here renew memberships only by plans with this campaign\u2019s code; other plans need a widget or page of their own.',
      placeholder: 'https://givebutter.com/…',
    },
  },
};
