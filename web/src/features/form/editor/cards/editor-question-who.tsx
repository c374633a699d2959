import { ROLE_LABELS } from '@hearthside/contract/access';
import { FORM_ROLES, type FormQuestion, type FormRole } from '@hearthside/contract/form/fields';
import { EyeOff, ShieldCheck, UserX } from 'lucide-react';
import { Badge } from '@/ui/badge';

export interface EditorWhoProps {
  question: Pick<FormQuestion, 'accessRoles' | 'assignedUserIds'>;
  allowed: readonly FormRole[] | undefined;
}

/** Who sees a question, if that is not everybody who sees its section. */
export function EditorQuestionWho({ question, allowed = FORM_ROLES }: EditorWhoProps) {
  const { accessRoles, assignedUserIds } = question;
  const seen = accessRoles.filter((role) => allowed.includes(role));
  const excluded = assignedUserIds.length;
  if (accessRoles.length === 0 && excluded === 0) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {accessRoles.length > 0 && seen.length === 0 && (
        <Badge tone="warn" icon={<EyeOff size={15} aria-hidden />}>
          No one sees this
        </Badge>
      )}
      {seen.length > 0 && seen.length < allowed.length && (
        <Badge tone="info" icon={<ShieldCheck size={15} aria-hidden />}>
          {seen.map((role) => ROLE_LABELS[role].one).join(', ')}
        </Badge>
      )}
      {excluded > 0 && (
        <Badge tone="neutral" icon={<UserX size={15} aria-hidden />}>
          {excluded === 1 ? '1 person excluded' : `${excluded} people excluded`}
        </Badge>
      )}
    </p>
  );
}
