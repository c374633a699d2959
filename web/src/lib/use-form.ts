import { useEffect } from 'react';
import {
  get,
  set,
  // eslint-disable-next-line no-restricted-syntax -- the one that all others use
  useForm as useHookForm,
  type Control,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { firstInvalid, unfinishedFields } from './first-invalid';

/**
 * The state of a form, by react-hook-form. After a submit that its own checks or the server refused, the first
 * invalid field in reading order gets the focus. The library would take the field that was registered first, and a
 * component registers its fields before its child components do. A date or a time that is only half typed is an error
 * of its field.
 */
export function useForm<In extends FieldValues, Context = unknown, Out = In>(
  options: UseFormProps<In, Context, Out> = {},
): UseFormReturn<In, Context, Out> {
  const form: UseFormReturn<In, Context, Out> = useHookForm({
    ...options,
    shouldFocusError: false,
    ...(options.resolver && {
      resolver: refusingUnfinished(options.resolver, () => boxOf(form.control)),
    }),
  });
  const { control, formState, setFocus } = form;
  const { submitCount } = formState;
  // `submitCount` changes in the same render that shows the errors and enables the fields again.
  useEffect(() => {
    if (submitCount === 0) return;
    const box = boxOf(control);
    if (box) return firstInvalid(box)?.focus();
    // A form with only controlled fields, which don't tell where they are.
    const fields = [...control._names.mount] as Path<In>[];
    const wrong = fields.find((name) => control.getFieldState(name).invalid);
    if (wrong) setFocus(wrong);
  }, [control, setFocus, submitCount]);
  const { trigger } = form;
  useEffect(() => {
    if (submitCount === 0) return;
    // Clearing a half typed date gives no input event: its value was empty before.
    const recheck = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.validity.badInput) return;
      const { type } = get(control._formState.errors, target.name, {}) as { type?: unknown };
      if (type === 'unfinished') void trigger(target.name as Path<In>);
    };
    const box = boxOf(control);
    box?.addEventListener('focusout', recheck);
    return () => box?.removeEventListener('focusout', recheck);
  }, [control, submitCount, trigger]);
  return form;
}

/** The same checks, and that no date or time is only half typed. */
const refusingUnfinished =
  <In extends FieldValues, Context, Out>(
    resolver: Resolver<In, Context, Out>,
    box: () => HTMLElement | null,
  ): Resolver<In, Context, Out> =>
  async (...given) => {
    const found = await resolver(...given);
    const unfinished = unfinishedFields(box());
    if (!unfinished.length) return found;
    const { errors } = found;
    for (const [name, message] of unfinished) set(errors, name, { type: 'unfinished', message });
    return { values: {}, errors: errors as FieldErrors<In> };
  };

/** The form element on the page, found by any of its fields. */
function boxOf<In extends FieldValues, Context, Out>(control: Control<In, Context, Out>) {
  for (const name of control._names.mount) {
    const { ref, refs } = get(control._fields, `${name}._f`, {}) as {
      ref?: unknown;
      refs?: unknown[];
    };
    const element = refs?.[0] ?? ref;
    if (element instanceof HTMLElement && element.isConnected) return element.closest('form');
  }
  return null;
}
