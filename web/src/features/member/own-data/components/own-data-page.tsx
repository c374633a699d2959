import { CloseCard } from './close-card';
import { CopyCard } from './copy-card';

/** What a member can do with all of their data: take a copy of it, and close their account. */
export const OwnDataPage = () => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <CopyCard />
    <CloseCard />
  </div>
);
