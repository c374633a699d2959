import { Bell, MessageCircle, Pencil, Plus, Printer, Trash } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/icon-button';
import { ActionMenu, RowMenu } from '@/ui/dialogs/menu';
import { LinkTabs, Tabs } from '@/ui/lists/tabs';
import { UploadButton } from '@/ui/fields/upload-button';
import { KitRow, KitSection } from './kit-section';

const roles = [
  'All',
  'Attorneys',
  'Board Members',
  'Caretakers',
  'Employees',
  'Fosters',
  'Pet Owners',
  'Trustee',
  'Veterinarians',
  'Volunteers',
];

/** Buttons, menus and tabs. */
export function KitActions() {
  const [tab, setTab] = useState('form');
  const [role, setRole] = useState('All');
  return (
    <KitSection id="actions" title="Buttons, menus and tabs">
      <Card className="grid gap-4">
        <KitRow>
          <Button icon={<Pencil size={18} aria-hidden />}>Edit</Button>
          <Button variant="quiet" icon={<Printer size={18} aria-hidden />}>
            Emergency sheet
          </Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="danger" icon={<Trash size={18} aria-hidden />}>
            Delete
          </Button>
          <ButtonLink to="#actions" variant="quiet">
            A link
          </ButtonLink>
        </KitRow>
        <KitRow>
          <Button busy busyLabel="Saving...">
            Save
          </Button>
          <Button disabled>Save</Button>
          <Button variant="quiet" disabled>
            Preview
          </Button>
          <Button size="s" icon={<Plus size={16} aria-hidden />}>
            Add entry
          </Button>
          <Button size="s" variant="quiet">
            Small
          </Button>
        </KitRow>
        <KitRow>
          <IconButton label="Message Theo" icon={<MessageCircle size={20} aria-hidden />} />
          <IconButton label="Notifications, 2 new" icon={<Bell size={20} aria-hidden />} dot />
          <IconButton label="Edit" variant="quiet" icon={<Pencil size={20} aria-hidden />} />
          <IconButton label="Add" variant="primary" icon={<Plus size={20} aria-hidden />} />
          <IconButton label="Delete" variant="danger" icon={<Trash size={20} aria-hidden />} />
          <IconButton label="Edit" icon={<Pencil size={20} aria-hidden />} disabled />
          <RowMenu name="Biscuit" items={rowItems} />
          <ActionMenu
            label="Add"
            items={[
              { label: 'Document', onSelect: noop },
              { label: 'Form', onSelect: noop },
            ]}
          />
          <UploadButton accept=".pdf" maxBytes={10_485_760} onFiles={noop}>
            Choose a PDF
          </UploadButton>
        </KitRow>
      </Card>
      <Card>
        <LinkTabs
          label="Roles"
          current={role}
          onSelect={setRole}
          items={roles.map((label, index) => ({
            id: label,
            label,
            count: index ? undefined : 128,
          }))}
        />
        <p className="pt-4 text-ink-soft">{role}</p>
      </Card>
      <Card>
        <Tabs
          label="Form builder"
          value={tab}
          onChange={setTab}
          items={[
            { id: 'form', label: 'Form', content: <p>Sections and questions.</p> },
            { id: 'access', label: 'Role Access', content: <p>Who sees this form.</p> },
          ]}
        />
      </Card>
    </KitSection>
  );
}

const noop = () => {};

const rowItems = [
  { label: 'Print', icon: <Printer size={18} aria-hidden />, onSelect: noop },
  { label: 'Edit', icon: <Pencil size={18} aria-hidden />, disabled: true },
  {
    label: 'Delete',
    icon: <Trash size={18} aria-hidden />,
    danger: true,
    divided: true,
    onSelect: noop,
  },
];
