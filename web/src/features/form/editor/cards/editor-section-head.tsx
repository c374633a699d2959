import { ROLE_LABELS } from '@hearthside/contract/access';
import { FORM_LIMITS, type FormSection } from '@hearthside/contract/form/fields';
import { ArrowDown, ArrowUp, ShieldCheck, Trash2 } from 'lucide-react';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { useEditorActions } from '../components/editor-context';
import { EditorTool } from '../components/editor-tool';

const icon = { size: 18, 'aria-hidden': true } as const;

/** The card of a section: its title and description, who sees it, and a button to delete it (part 2 §2). */
export function EditorSectionHead(props: { section: FormSection; at: number; count: number }) {
  const { section, at, count } = props;
  const { action, settle, ask, removeSection } = useEditorActions();
  const { id, title, description, accessRoles } = section;
  const set = (change: { title?: string; description?: string }) =>
    action({ do: 'setSection', section: id, set: change });
  const move = (place: number) => action({ do: 'moveSection', section: id, place });
  return (
    <Card
      as="div"
      id={`section-${id}`}
      className="mt-4 grid scroll-mt-24 gap-3 border-t-4 border-t-brand"
    >
      <div className="flex flex-wrap items-center gap-x-1">
        <h2 className="mr-auto text-l">Section {at + 1}</h2>
        <EditorTool
          label={`Move section ${at + 1} up`}
          icon={<ArrowUp {...icon} />}
          disabled={at === 1}
          onClick={() => move(at - 1)}
        />
        <EditorTool
          label={`Move section ${at + 1} down`}
          icon={<ArrowDown {...icon} />}
          disabled={at === count - 1}
          onClick={() => move(at + 1)}
        />
        <EditorTool
          label={`Manage access roles of section ${at + 1}`}
          title="Manage Access Roles"
          icon={<ShieldCheck {...icon} />}
          aria-haspopup="dialog"
          onClick={() => ask({ about: 'sectionRoles', part: id })}
        />
        <EditorTool
          label={`Delete section ${at + 1}`}
          title="Delete section: its questions move to the one before"
          icon={<Trash2 {...icon} />}
          variant="danger"
          onClick={() => removeSection(id)}
        />
      </div>
      <Field label={`Title of section ${at + 1}`} hideLabel>
        <TextInput
          value={title}
          placeholder="Untitled Section"
          maxLength={FORM_LIMITS.title}
          onChange={({ target }) => set({ title: target.value })}
          onBlur={settle}
          className="font-[560]"
        />
      </Field>
      <Field label={`Description of section ${at + 1}`} hideLabel>
        <Textarea
          value={description}
          placeholder="Description (optional)"
          rows={2}
          maxLength={FORM_LIMITS.description}
          onChange={({ target }) => set({ description: target.value })}
          onBlur={settle}
          className="min-h-16!"
        />
      </Field>
      {accessRoles.length > 0 && (
        <p>
          <Badge tone="info" icon={<ShieldCheck size={15} aria-hidden />}>
            {accessRoles.map((role) => ROLE_LABELS[role].one).join(', ')}
          </Badge>
        </p>
      )}
    </Card>
  );
}
