/** A page of the portal that a text may link to. */
export interface PortalPage {
  title: string;
  /** What kind of page it is. */
  line: string;
  path: string;
}

/** How the editor asks the server for pages of the portal. Panel and portal ask in different ways. */
export interface PortalPages {
  /** The best pages for what is typed; of nothing typed, the sections. */
  find(typed: string): Promise<readonly PortalPage[]>;
  /** Those of these addresses whose page no longer exists. */
  missing(paths: readonly string[]): Promise<readonly string[]>;
}
