import type { mountRichText, MountedRichText } from '@hearthside/rich-text/mount-rich-text';
import type { PortalPages } from '@hearthside/rich-text/portal-pages';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { latePart } from '@/ui/late-part';
import { Button } from '@/ui/button';
import { useFieldControl } from '@/ui/fields/field-context';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';

const useMount = latePart(
  async () => (await import('@/ui/rich-text/rich-text-part')).mountRichText,
);

export interface RichTextEditorHandle {
  focus(): void;
}

export interface RichTextEditorProps {
  /** The name of the text, as the surrounding Field shows it. */
  label: string;
  /** Markup. '' if nothing is written. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  placeholder?: string;
  /** In characters of markup. */
  maxLength?: number;
  disabled?: boolean;
  /** Where pages of the portal to link to are searched. Has to stay the same object. */
  pages?: PortalPages;
  className?: string;
  ref?: Ref<RichTextEditorHandle>;
}

/**
 * The only editor for rich text, inside a Field or alone. In a form: `<Controller name="answer" render={({ field })
 * => <RichTextEditor label="Answer" {...field} />} />`. A value that comes back unchanged leaves the cursor where it
 * is.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, disabled = false, maxLength, placeholder, pages, className, ref } = props;
  const { id, ...aria } = useFieldControl({});
  const describedBy = aria['aria-describedby'];
  const invalid = Boolean(aria['aria-invalid']);
  const required = Boolean(aria['aria-required']);
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedRichText>(null);
  const { data: mount, error, isLoading, retry } = useMount();

  const changed = useEffectEvent((now: string) => props.onChange(now));
  const focused = useEffectEvent(() => props.onFocus?.());
  const blurred = useEffectEvent(() => props.onBlur?.());
  const put = useEffectEvent((mounting: typeof mountRichText) => {
    if (!box.current) return;
    mounted.current = mounting(box.current, {
      id,
      value,
      label,
      placeholder,
      maxLength,
      ...(pages && { pages }),
      disabled,
      describedBy,
      invalid,
      required,
      onChange: changed,
      onFocus: focused,
      onBlur: blurred,
    });
  });

  useEffect(() => {
    if (!mount) return;
    put(mount);
    return () => {
      mounted.current?.destroy();
      mounted.current = null;
    };
  }, [id, placeholder, maxLength, pages, mount]);

  useEffect(() => mounted.current?.setValue(value), [value]);
  useEffect(() => mounted.current?.setDisabled(disabled), [disabled]);
  useEffect(
    () => mounted.current?.describe({ label, describedBy, invalid, required }),
    [label, describedBy, invalid, required],
  );
  useImperativeHandle(ref, () => ({ focus: () => mounted.current?.focus() }), []);

  useEffect(() => {
    // A label only focuses form inputs, and the editor is not one.
    const named = [...document.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === id);
    if (!id || !named) return;
    const focus = () => mounted.current?.focus();
    named.addEventListener('click', focus);
    return () => named.removeEventListener('click', focus);
  }, [id]);

  return (
    <div
      className={clsx(
        'min-w-0 max-sm:[--rich-text-top:4rem] in-[[role=dialog]]:[--rich-text-top:0]!',
        className,
      )}
    >
      {!mount && (isLoading || error === undefined) && <Skeleton className="h-56 rounded-s" />}
      {error !== undefined && !isLoading && (
        <Notice
          tone="bad"
          live
          title="The editor could not be loaded"
          action={
            <Button variant="quiet" size="s" onClick={retry}>
              Retry
            </Button>
          }
        >
          What you wrote is safe. Please check your connection.
        </Notice>
      )}
      <div ref={box} />
    </div>
  );
}
