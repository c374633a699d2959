import { HandHeart, ListFilter, Plus } from 'lucide-react';
import { ActionMenu } from '@/ui/dialogs/menu';
import type { Recording } from '../../model/recording';

export interface PaymentsHeadProps {
  onRecord: (what: Recording['what']) => void;
}

/** The buttons for recording gifts that did not come through the donation service. */
export function PaymentsHead({ onRecord }: PaymentsHeadProps) {
  return (
    // If there is room, on the line of the page's title, left of the bell.
    <div className="mb-3 flex sm:justify-end lg:-mt-16 lg:mr-14 lg:mb-5 lg:ml-auto lg:w-fit print:hidden">
      <ActionMenu
        label="Record"
        variant="primary"
        className="max-sm:flex-1"
        anchor="bottom end"
        icon={<Plus size={18} aria-hidden />}
        items={[
          {
            label: 'Record a gift',
            icon: <HandHeart size={18} aria-hidden />,
            onOpen: () => onRecord('gift'),
          },
          {
            label: 'Import a list',
            icon: <ListFilter size={18} aria-hidden />,
            onOpen: () => onRecord('list'),
          },
        ]}
      />
    </div>
  );
}
