import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import { allowedRoles } from '@hearthside/contract/form/visibility';
import { useSubject } from '@/lib/use-subject';
import { placeOf } from '../model/form-parts';
import { newId } from '../model/new-id';
import { AddLinkDialog } from './add-link-dialog';
import { useEditorActions, type EditorAsk } from './editor-context';
import { RoleAccessDialog } from '../../list/components/role-access-dialog';
import type { useRoleSaves } from '../../list/components/use-role-saves';
import { UserExclusionsDialog } from '../../list/components/user-exclusions-dialog';

export interface EditorDialogsProps {
  form: FormDefinition;
  asked: EditorAsk | undefined;
  onClose: () => void;
  saves: ReturnType<typeof useRoleSaves>;
}

/** The dialogs of sections and questions: who sees them, who is excluded, and links. */
export function EditorDialogs({ form, asked, onClose, saves }: EditorDialogsProps) {
  const { action } = useEditorActions();
  const { shown } = useSubject(asked);
  if (!shown) return null;
  const { about, part } = shown;
  const isOpen = (kind: EditorAsk['about']) => asked?.about === kind;
  const at = form.sections.findIndex(({ id }) => id === part);
  const section = form.sections[at];
  const place = placeOf(form, part);
  if (section && about === 'sectionRoles')
    return (
      <RoleAccessDialog
        open={isOpen('sectionRoles')}
        onClose={onClose}
        title={`Role Access: Section ${at + 1}`}
        accessRoles={section.accessRoles}
        allowed={allowedRoles(form.accessRoles)}
        onSave={(roles) => saves.section(part, roles)}
      />
    );
  if (!place) return null;
  const { question } = place;
  const number = questionsOf(form).findIndex(({ id }) => id === part) + 1;
  return (
    <>
      <RoleAccessDialog
        open={isOpen('questionRoles')}
        onClose={onClose}
        title={`Role Access: Question ${number}`}
        accessRoles={question.accessRoles}
        allowed={allowedRoles(form.accessRoles, place.section.accessRoles)}
        onSave={(roles) => saves.question(part, roles)}
      />
      <UserExclusionsDialog
        open={isOpen('exclusions')}
        onClose={onClose}
        question={question.question || `Question ${number}`}
        assignedUserIds={question.assignedUserIds}
        seenBy={allowedRoles(form.accessRoles, place.section.accessRoles, question.accessRoles)}
        onSave={(assignedUserIds) =>
          action({ do: 'setQuestion', question: part, set: { assignedUserIds } })
        }
      />
      <AddLinkDialog
        open={isOpen('link')}
        onClose={onClose}
        onAdd={(link) => action({ do: 'addLink', question: part, link: { id: newId(), ...link } })}
      />
    </>
  );
}
