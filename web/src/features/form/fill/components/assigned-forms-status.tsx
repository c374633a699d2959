import { STATUS_TEXTS, type ResponseStatus } from '@hearthside/contract/form/fields';
import { Circle, CircleDashed } from 'lucide-react';
import { Badge, type BadgeTone } from '@/ui/badge';

const TONES: Record<ResponseStatus | 'none', BadgeTone> = {
  none: 'neutral',
  draft: 'brand',
  submitted: 'good',
  pending: 'info',
  approved: 'good',
  rejected: 'bad',
};
const ICONS = {
  none: <Circle size={15} aria-hidden />,
  draft: <CircleDashed size={15} aria-hidden />,
};

/** The status of a form, in words and with an icon (ruling 17a). */
export function StatusBadge({ status }: { status: ResponseStatus | null }) {
  const which = status ?? 'none';
  const icon = which === 'none' || which === 'draft' ? ICONS[which] : undefined;
  return (
    <Badge tone={TONES[which]} icon={icon}>
      {STATUS_TEXTS[which]}
    </Badge>
  );
}
