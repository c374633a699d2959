import clsx from 'clsx';
import type { TemplatePicker } from './use-template-picker';

export interface TemplateListProps {
  picker: TemplatePicker;
  className?: string;
}

/** The saved answers that fit, while "/" and the beginning of a name are typed. */
export function TemplateList({ picker, className }: TemplateListProps) {
  const { isOpen, found, list, at, optionId, setActive, choose } = picker;
  return (
    <>
      <span role="status" className="sr-only">
        {isOpen && `${found.length} saved ${found.length === 1 ? 'answer' : 'answers'}`}
      </span>
      {isOpen && (
        <div
          id={list}
          role="listbox"
          aria-label="Saved answers"
          // Otherwise a press would take the focus from the text.
          onMouseDown={(event) => event.preventDefault()}
          className={clsx(
            'max-h-62 overflow-y-auto overscroll-contain rounded-m border border-line bg-surface p-1 shadow-2',
            className,
          )}
        >
          {found.map((template, place) => (
            <div
              key={template.id}
              id={optionId(place)}
              role="option"
              aria-selected={place === at}
              onPointerMove={() => setActive(place)}
              onClick={() => choose(template)}
              className={clsx(
                'min-h-11 cursor-pointer rounded-s px-2.5 py-1',
                place === at &&
                  'bg-brand-soft outline-1 outline-transparent forced-colors:outline-2',
              )}
            >
              <span dir="auto" className="block truncate text-m font-[560]">
                {template.name}
              </span>
              <span dir="auto" className="block truncate text-xs text-ink-soft">
                {template.text}
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
