import type { SectionId } from '@hearthside/contract/section';
import type { RouteObject } from 'react-router-dom';

/** What the shell needs to know of a section. */
export interface SectionPlace {
  /** Its rank among the places of a phone's bottom bar: 1 for what members come for most. */
  phoneRank: number;
}

/**
 * What the portal needs to know of a feature: its sections and the addresses of its pages. Pages are lazy, so that a
 * manifest costs the sign-in page next to nothing.
 */
export interface Feature<Own extends SectionId = SectionId> {
  sections: Record<Own, SectionPlace>;
  /** Pages before the sign-in, for visitors and members alike: the links in mails lead to them. */
  visitorRoutes?: readonly RouteObject[];
  /** Pages that make no sense with a session. */
  signedOutRoutes?: readonly RouteObject[];
  /** Pages without any frame, for everybody. */
  openRoutes?: readonly RouteObject[];
  /** Tabs of one's own profile. */
  profileRoutes?: readonly RouteObject[];
  /** Pages of members, by the section that opens them; `everybody` for those that no section keeps. */
  routes?: Partial<Record<SectionId | 'everybody', readonly RouteObject[]>>;
}

/** Takes a manifest as it is, and remembers which sections are in it. */
export const feature = <Own extends SectionId = never>(manifest: Feature<Own>): Feature<Own> =>
  manifest;
