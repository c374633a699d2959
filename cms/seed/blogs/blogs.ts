import { ABOUT_TRUSTS } from './about-trusts';
import type { DemoBlog } from './demo-blog';
import { ESTATE_PLANNING } from './estate-planning';
import { PEOPLE_AND_STORIES } from './people-and-stories';
import { PET_CARE } from './pet-care';

/** The demo's articles. */
export const BLOGS: readonly DemoBlog[] = [
  ...ABOUT_TRUSTS,
  ...PET_CARE,
  ...PEOPLE_AND_STORIES,
  ...ESTATE_PLANNING,
];
