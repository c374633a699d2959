import { donationPages } from '@hearthside/contract/donation/pages';
import { ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { useDonationService } from '../../api/donations';
import { missingWords } from '../../model/service-words';

/** Shown above the list: donations from the donation service may be missing in it. */
export function ServiceTrouble() {
  const { data } = useDonationService();
  const missing = data ? missingWords(data) : '';
  if (!missing) return null;
  return (
    <Notice
      tone="warn"
      title="Some donations may be missing here"
      className="mb-4"
      action={
        <ButtonLink to={donationPages.tab('service')} variant="quiet" size="s">
          View details
        </ButtonLink>
      }
    >
      {missing}
    </Notice>
  );
}
