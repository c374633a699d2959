import { PLAN_LIMITS } from '@hearthside/contract/membership/fields';
import { Plus } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '@/ui/button';
import { isComposing } from '@/ui/fields/composing';
import { toast } from '@/ui/toast/toast';
import { BenefitLine } from './benefit-line';
import { BenefitsDrag } from './benefits-drag';
import type { PlanForm } from './plan-fields';

/**
 * The benefits of a plan, in order. Enter adds one, Backspace in an empty one removes it, Alt and the arrow keys move
 * it. By mouse and touch it is moved by its handle.
 */
export function BenefitLines({ form }: { form: PlanForm }) {
  const { fields, append, insert, remove, move } = useFieldArray({
    control: form.control,
    name: 'benefits',
  });
  const box = useRef<HTMLOListElement>(null);
  const open = useRef<AbortController>(undefined);
  // Once the form is gone, nothing can be restored in it.
  useEffect(() => {
    const here = new AbortController();
    open.current = here;
    return () => here.abort();
  }, []);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The line that gets the focus after the list has changed; -1 if none is left. */
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const lines = box.current?.querySelectorAll('input');
    (lines?.[wanted.current] ?? addButton.current)?.focus();
    wanted.current = undefined;
  });

  const full = fields.length >= PLAN_LIMITS.benefits;
  const add = () => {
    wanted.current = fields.length;
    append({ text: '' }, { shouldFocus: false });
  };
  const drop = (at: number, focus = at) => {
    const text = form.getValues(`benefits.${at}.text`);
    wanted.current = Math.min(focus, fields.length - 2);
    remove(at);
    if (text.trim() === '') return;
    toast.undo('Benefit removed', () => insert(at, { text }), {
      about: text,
      until: open.current?.signal,
    });
  };
  const shift = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || to === from) return;
    wanted.current = to;
    move(from, to);
  };
  const keys = (event: KeyboardEvent, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      if (!full) add();
    } else if (event.key === 'Backspace' && form.getValues(`benefits.${at}.text`) === '')
      drop(at, Math.max(0, at - 1));
    else if (event.altKey && step !== undefined) shift(at, at + step);
    else return;
    event.preventDefault();
  };
  return (
    <div role="group" aria-labelledby="benefits">
      <p id="benefits" className="mb-1.5 text-s font-semibold">
        Benefits
      </p>
      <BenefitsDrag ids={fields.map(({ id }) => id)} onMove={shift}>
        <ol ref={box} className="grid gap-2">
          {fields.map((field, at) => (
            <BenefitLine
              key={field.id}
              id={field.id}
              number={at + 1}
              only={fields.length === 1}
              input={form.register(`benefits.${at}.text`)}
              error={form.formState.errors.benefits?.[at]?.text?.message}
              onKeyDown={(event) => keys(event, at)}
              onRemove={() => drop(at)}
            />
          ))}
        </ol>
      </BenefitsDrag>
      <Button
        ref={addButton}
        variant="ghost"
        size="s"
        icon={<Plus size={18} aria-hidden />}
        disabled={full}
        onClick={add}
        className="mt-1.5"
      >
        Add benefit
      </Button>
      {full && (
        <span className="ml-2 text-s text-ink-soft">At most {PLAN_LIMITS.benefits} benefits.</span>
      )}
    </div>
  );
}
