import { trustPages } from '@hearthside/contract/trust/pages';
import { useNavigate } from 'react-router-dom';
import { useSubject } from '@/lib/use-subject';
import { toast } from '@/ui/toast/toast';
import { useCreateTrust } from '../api/trusts';
import { TrustNameDialog } from './trust-name-dialog';

export interface CreateTrustDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Creates a trust and opens its page, where people can be assigned next. */
export function CreateTrustDialog({ open, onClose }: CreateTrustDialogProps) {
  const { opening } = useSubject(open || undefined);
  const { trigger } = useCreateTrust();
  const navigate = useNavigate();
  const create = async (name: string) => {
    const trust = await trigger({ name });
    toast.success('Trust created');
    await navigate(trustPages.detail(trust.id));
  };
  return (
    <TrustNameDialog
      key={opening}
      open={open}
      onClose={onClose}
      title="Create trust"
      description="Next, you’ll choose its people."
      name=""
      saveLabel="Create"
      busyLabel="Creating..."
      onSave={create}
    />
  );
}
