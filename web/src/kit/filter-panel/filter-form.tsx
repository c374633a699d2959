import { useRef, useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react';
import { useFirstInvalid } from '@/lib/use-first-invalid';
import { Button } from '@/ui/button';

type Errors<Filters> = Partial<Record<keyof Filters, string>>;

/** What the fields of a filter form are made with. */
export interface FilterFields<Filters> {
  typed: Filters;
  /** The value of a text field or a select, and what happens when it changes. */
  field: (name: keyof Filters & string) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
  errors: Errors<Filters>;
}

export interface FilterFormProps<Filters extends object> {
  /** What the list is asked for now. Its texts are empty where nothing is. */
  filters: Filters;
  onChange: (filters: Partial<Filters>) => void;
  /** Checks what is typed, before the list is asked. */
  check?: (typed: Filters) => Errors<Filters>;
  /** What the list was refused for, by field. */
  refused?: Errors<Filters>;
  children: (fields: FilterFields<Filters>) => ReactNode;
}

/** The fields of `FilterPanel`. The list is asked when Show is pressed. */
export function FilterForm<Filters extends object>(props: FilterFormProps<Filters>) {
  const { filters, onChange, check, refused = {}, children } = props;
  const [typed, setTyped] = useState(filters);
  const [asked, setAsked] = useState(filters);
  const [errors, setErrors] = useState<Errors<Filters>>({});
  const box = useRef<HTMLFormElement>(null);
  const focusInvalid = useFirstInvalid(box);
  const changed = changedIn(asked, filters);
  if (Object.keys(changed).length > 0) {
    // What was asked for in another way, such as by the back button, is in the form too. The rest stays as typed.
    setAsked(filters);
    setTyped({ ...typed, ...changed });
  }
  const type = (name: keyof Filters, value: string) => {
    setTyped({ ...typed, [name]: value });
    setErrors({ ...errors, [name]: undefined });
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    const next = trimmed(typed);
    const wrong = check?.(next) ?? {};
    setErrors(wrong);
    if (Object.values(wrong).some(Boolean)) focusInvalid();
    else onChange(next);
  };
  const stillRefused = Object.fromEntries(
    Object.entries(refused).filter(
      ([name]) => typed[name as keyof Filters] === filters[name as keyof Filters],
    ),
  ) as Errors<Filters>;
  return (
    <form
      ref={box}
      noValidate
      aria-label="Filters"
      onSubmit={show}
      className="mt-1 grid gap-3 rounded-m border border-line bg-surface-sunken p-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      {children({
        typed,
        field: (name) => ({
          name,
          value: String(typed[name] ?? ''),
          onChange: ({ target }) => type(name, target.value),
        }),
        errors: { ...stillRefused, ...errors },
      })}
      <div className="flex items-end sm:col-span-full">
        <Button type="submit" className="max-sm:w-full">
          Show
        </Button>
      </div>
    </form>
  );
}

const changedIn = <Filters extends object>(before: Filters, now: Filters): Partial<Filters> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => before[name as keyof Filters] !== value),
  ) as Partial<Filters>;

const trimmed = <Filters extends object>(typed: Filters): Filters =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as Filters;
