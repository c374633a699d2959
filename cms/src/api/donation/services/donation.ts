import type { Core } from '@strapi/strapi';
import { donationDependents } from '../domain/donation-dependents';
import { donationList } from '../domain/donation-list';
import { donationStatuses } from '../domain/donation-statuses';
import { donationTotals } from '../domain/donation-totals';
import { donorStatements } from '../domain/donor-statements';
import { earlierGifts } from '../domain/earlier-gifts';
import { enteringGifts } from '../domain/entering-gifts';
import { importingGifts } from '../domain/importing-gifts';
import { namingDonors } from '../domain/naming-donors';
import { unusableWebhookEvents } from '../domain/unusable-webhook-events';
import { webhookReceiving } from '../domain/webhook-receiving';
import { reconciling } from '../domain/reconciling';
import { webhookProcessing } from '../domain/webhook-processing';

/** Donations: by the donation service's news, by hand and by list; their totals and statements (ruling 27). */
const donationService = ({ strapi }: { strapi: Core.Strapi }) => {
  const { record } = enteringGifts(strapi);
  const { statementOf, ownStatement, ownYears } = donorStatements(strapi);
  const { processWebhookEvents } = webhookProcessing(strapi);
  return {
    ...donationDependents(strapi),
    ...donationList(strapi),
    ...donationStatuses(strapi),
    ...donationTotals(strapi),
    ...earlierGifts(strapi),
    ...importingGifts(strapi),
    ...namingDonors(strapi),
    ...unusableWebhookEvents(strapi),
    ...webhookReceiving(strapi),
    ...reconciling(strapi),
    record,
    statementOf,
    ownStatement,
    ownYears,
    processWebhookEvents,
  };
};

export default donationService;
export type DonationService = ReturnType<typeof donationService>;
