import type { SectionId } from '@hearthside/contract/section';
import type { RouteObject } from 'react-router-dom';

/** What the shell needs to know about a section. */
export interface SectionPlace {
  /** Its rank for a place in the bottom bar on phones: 1 for what members use most. */
  phoneRank: number;
}

/**
 * What the portal needs to know about a feature: its sections and the addresses of its pages. Pages are lazy, so a
 * manifest adds next to nothing to the sign-in page.
 */
export interface Feature<Own extends SectionId = SectionId> {
  sections: Record<Own, SectionPlace>;
  /** Pages that need no session, for visitors and members alike. Links in mails lead to them. */
  visitorRoutes?: readonly RouteObject[];
  /** Pages that make no sense with a session. */
  signedOutRoutes?: readonly RouteObject[];
  /** Pages without any frame, for everyone. */
  openRoutes?: readonly RouteObject[];
  /** Tabs of the member's own profile. */
  profileRoutes?: readonly RouteObject[];
  /** Pages of members, by the section that opens them. `everybody` holds the pages that belong to no section. */
  routes?: Partial<Record<SectionId | 'everybody', readonly RouteObject[]>>;
}

/** Returns the manifest unchanged. Its type keeps track of which sections are in it. */
export const feature = <Own extends SectionId = never>(manifest: Feature<Own>): Feature<Own> =>
  manifest;
