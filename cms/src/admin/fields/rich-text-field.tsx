import { mountRichText, type MountedRichText } from '@hearthside/rich-text/mount-rich-text';
import '@hearthside/rich-text/rich-text.css';
import type { PortalPage } from '@hearthside/rich-text/portal-pages';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { color, textSize } from '../themed';
import { describedBy, FieldFrame } from './field-frame';
import type { OwnInputProps } from './input-props';

/** Maps the panel's theme to the editor's variables. */
const Themed = styled.div`
  --rich-text-ink: ${color('neutral800')};
  --rich-text-soft: ${color('neutral600')};
  --rich-text-surface: ${color('neutral0')};
  --rich-text-sunken: ${color('neutral150')};
  --rich-text-line: ${color('neutral200')};
  --rich-text-edge: ${color('neutral400')};
  --rich-text-brand: ${color('primary600')};
  --rich-text-brand-strong: ${color('primary700')};
  --rich-text-brand-soft: ${color('primary100')};
  --rich-text-brand-ink: ${color('buttonNeutral0')};
  --rich-text-bad: ${color('danger600')};
  --rich-text-size: ${textSize(2)};
  min-width: 0;
`;

/** The portal's editor of rich text as a field of the panel's forms. */
export function RichTextField(props: OwnInputProps<string>) {
  const { name, label, hint, labelAction, placeholder, required, disabled, attribute } = props;
  const { value, error, onChange } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedRichText>();
  const { get, post } = useFetchClient();
  const latest = useRef({ name, onChange, value, get, post });
  useEffect(() => {
    latest.current = { name, onChange, value, get, post };
  });

  const maxLength = attribute?.maxLength;
  useEffect(() => {
    if (!box.current) return;
    const editor = mountRichText(box.current, {
      id,
      label,
      placeholder,
      maxLength,
      value: latest.current.value ?? '',
      onChange: (now) => latest.current.onChange(latest.current.name, now),
      pages: {
        async find(typed) {
          const asked = new URLSearchParams({ search: typed });
          const { data } = await latest.current.get<{ pages: PortalPage[] }>(
            `/content-manager/portal-pages?${asked}`,
          );
          return data.pages;
        },
        async missing(paths) {
          const { data } = await latest.current.post<{ missing: string[] }>(
            '/content-manager/missing-portal-pages',
            { paths },
          );
          return data.missing;
        },
      },
    });
    mounted.current = editor;
    return () => editor.destroy();
  }, [id, label, placeholder, maxLength]);

  const description = describedBy(id, hint, error);
  useEffect(() => mounted.current?.setValue(value ?? ''), [value]);
  useEffect(() => mounted.current?.setDisabled(Boolean(disabled)), [disabled, label]);
  useEffect(
    () =>
      mounted.current?.describe({ describedBy: description, invalid: Boolean(error), required }),
    [description, error, required],
  );

  return (
    <FieldFrame
      id={id}
      label={label}
      labelAction={labelAction}
      hint={hint}
      error={error}
      required={required}
    >
      <Themed ref={box} />
    </FieldFrame>
  );
}
