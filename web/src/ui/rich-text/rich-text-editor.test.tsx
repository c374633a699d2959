// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useForm } from '@/lib/use-form';
import { afterEach, expect, it } from 'vitest';
import { Field } from '../fields/field';
import { RichTextEditor } from './rich-text-editor';

afterEach(cleanup);

const text = () => screen.findByRole('textbox', { name: 'Answer' });
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

it('the rich text editor is an input of the form: tied to its Field, changed, sent, and focused if it is invalid', async () => {
  let sent: { answer: string } | undefined;
  function Form() {
    const form = useForm({ defaultValues: { answer: '<p>Old</p>' } });
    const { error } = form.getFieldState('answer', form.formState);
    return (
      <form onSubmit={form.handleSubmit((values) => (sent = values))}>
        <Field label="Answer" hint="For members." error={error?.message} required>
          <Controller
            name="answer"
            control={form.control}
            rules={{ validate: (value) => value !== '<p>Old</p>' || 'Write something new.' }}
            render={({ field }) => <RichTextEditor label="Answer" {...field} />}
          />
        </Field>
        <button>Save</button>
      </form>
    );
  }
  render(<Form />);
  const body = await text();
  expect(body.getAttribute('aria-required')).toBe('true');
  press('Save');
  await waitFor(() => expect(body.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(body));
  expect(
    document.getElementById(body.getAttribute('aria-describedby')!.split(' ')[1]!)?.textContent,
  ).toBe('Write something new.');
  press('Heading 2');
  press('Save');
  await waitFor(() => expect(sent).toEqual({ answer: '<h2>Old</h2>' }));
});

it('the rich text editor keeps its text when its own value comes back, shows a new value, and cleans up after itself', async () => {
  function Screen() {
    const [value, setValue] = useState('<p>Rex</p>');
    return (
      <>
        <RichTextEditor label="Answer" value={value} onChange={setValue} />
        <button onClick={() => setValue('<p>Bella</p>')}>Other</button>
      </>
    );
  }
  const { unmount } = render(<Screen />);
  const body = await text();
  press('Quote');
  const inside = body.querySelector('blockquote p');
  expect(inside?.textContent).toBe('Rex');
  await act(async () => undefined);
  expect(body.querySelector('blockquote p')).toBe(inside);
  press('Other');
  expect(body.textContent).toBe('Bella');
  unmount();
  expect(document.querySelector('.rich-text')).toBeNull();
});
