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
    ['postalAddress', 'taxId'],
    ['receiptNote'],
    ['timeZone', 'graceDays'],
    ['messageHours'],
    ['donationAccountId', 'donationWidgetId'],
    ['donationCampaignUrl'],
  ],
  fields: {
    organisationName: {
      label: 'Organization name',
      help: 'Shown next to the logo, on printed pages and in every email.',
    },
    tagline: { label: 'Tagline', help: 'The small line under the name.' },
    logo: {
      label: 'Logo',
      help: 'A square picture of at least 160 by 160 pixels. If you don’t add one, the paw is shown.',
    },
    supportEmail: {
      label: 'Support address',
      help: 'Where members’ questions from Help and from emails go.',
      placeholder: 'care@example.org',
    },
    emergencyNumber: {
      label: 'Emergency number',
      help: 'Every member sees it on the first page and can call it with one tap. Leave empty to hide it.',
      placeholder: '+1 (503) 555-0199',
    },
    timeZone: {
      label: 'Time zone',
      help: 'The office’s time zone, which sets when days begin and reminders go out. Use the tz database name. If empty, Los Angeles is used.',
      placeholder: 'America/Los_Angeles',
    },
    postalAddress: {
      label: 'Postal address',
      help: 'Shown on donors’ statements for the year, line by line as you type it.',
    },
    taxId: {
      label: 'Tax ID (EIN)',
      help: 'Shown on donors’ statements, which then serve as their tax receipt.',
      placeholder: '12-3456789',
    },
    receiptNote: {
      label: 'Note on statements',
      help: 'Shown below the gifts once there is a tax ID. If empty: “No goods or services were provided in exchange for these gifts.”',
    },
    graceDays: {
      label: 'Grace period (days)',
      help: 'How many days after its deadline a membership stays valid: 0 to 365. If empty, 30.',
    },
    messageHours: {
      label: 'Hours to edit a message',
      help: 'How many hours after sending members can edit and delete their inbox messages: 0 to 8760. 0 means never. If empty, 24.',
    },
    donationAccountId: {
      label: 'Donation account',
      help: 'Your Givebutter account ID: Settings, Integrations.',
    },
    donationWidgetId: {
      label: 'Donation widget',
      help: 'The id of the Givebutter widget that members see. Leave empty to show none.',
    },
    donationCampaignUrl: {
      label: 'Donation page',
      help: 'The full address of the campaign, for people who can’t use the widget. Gifts here renew memberships only on plans with this campaign\u2019s code; other plans need a widget or page of their own.',
      placeholder: 'https://givebutter.com/…',
    },
  },
};
