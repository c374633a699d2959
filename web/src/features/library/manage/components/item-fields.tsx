import { useEffect, useRef } from 'react';
import { firstInvalid } from '@/lib/first-invalid';
import { Tabs } from '@/ui/lists/tabs';
import { DIALOG_TABS, type DialogTab } from '../../model/upload-draft';
import { DescriptionFields } from './description-fields';
import type { FieldProps } from './field-props';
import { OptionFields } from './option-fields';

export interface ItemFieldsProps extends FieldProps {
  tab: DialogTab;
  onTab: (tab: DialogTab) => void;
  /** Counts how many times problems were found. Each time, the first field with one gets the focus. */
  refusals: number;
}

/** The fields of an item, in the two tabs of part 2 §2. */
export function ItemFields({ tab, onTab, refusals, ...fields }: ItemFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    // In the next frame, because its tab may only be opening now.
    const frame = requestAnimationFrame(() => firstInvalid(box.current)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [refusals]);
  return (
    <div ref={box}>
      <Tabs
        label="About the item"
        value={tab}
        onChange={(to) => onTab(to as DialogTab)}
        items={[
          { id: 'option', label: DIALOG_TABS.option, content: <OptionFields {...fields} /> },
          {
            id: 'description',
            label: DIALOG_TABS.description,
            content: <DescriptionFields {...fields} />,
          },
        ]}
      />
    </div>
  );
}
