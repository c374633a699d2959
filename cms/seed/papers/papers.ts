import { adoption, insurance, intake, microchip, trust } from './civil-papers';
import { bloodwork, consent, vaccination, xray } from './medical-papers';
import type { Paper, PaperFacts, PaperKind } from './paper';

/** How each kind of document is written. */
export const PAPERS: Readonly<Record<PaperKind, (facts: PaperFacts) => Paper>> = {
  adoption,
  intake,
  vaccination,
  insurance,
  trust,
  xray,
  bloodwork,
  consent,
  microchip,
};
