import type { Core } from '@strapi/strapi';
import { donationBelongings } from '../domain/donation-belongings';
import { donationList } from '../domain/donation-list';
import { donationStatuses } from '../domain/donation-statuses';
import { donationTotals } from '../domain/donation-totals';
import { donorStatements } from '../domain/donor-statements';
import { earlierGifts } from '../domain/earlier-gifts';
import { enteringGifts } from '../domain/entering-gifts';
import { importingGifts } from '../domain/importing-gifts';
import { namingDonors } from '../domain/naming-donors';
import { puttingAside } from '../domain/putting-aside';
import { receivingNews } from '../domain/receiving-news';
import { reconciling } from '../domain/reconciling';
import { workingNews } from '../domain/working-news';

/** Donations: by the donation service's news, by hand and by list; their totals and statements (ruling 27). */
const donationService = ({ strapi }: { strapi: Core.Strapi }) => {
  const { record } = enteringGifts(strapi);
  const { statementOf, ownStatement, ownYears } = donorStatements(strapi);
  const { workNews } = workingNews(strapi);
  return {
    ...donationBelongings(strapi),
    ...donationList(strapi),
    ...donationStatuses(strapi),
    ...donationTotals(strapi),
    ...earlierGifts(strapi),
    ...importingGifts(strapi),
    ...namingDonors(strapi),
    ...puttingAside(strapi),
    ...receivingNews(strapi),
    ...reconciling(strapi),
    ...{ record, statementOf, ownStatement, ownYears, workNews },
  };
};

export default donationService;
export type DonationService = ReturnType<typeof donationService>;
