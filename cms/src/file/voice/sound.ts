/** What a file with nothing but sound says about itself. */
export interface Sound {
  /** As far as it can be read. Browsers write no length into a recording, so it is counted from its last part. */
  seconds: number | null;
}
