/** How many drafts this tab keeps, for tests; beside them the tab notes who typed them. */
export const draftsKept = (): number =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('hearthside.draft.')).length;
