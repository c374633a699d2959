// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useForm } from '@/lib/use-form';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from './field';
import { Select } from './select';
import { TextInput } from './text-input';

afterEach(cleanup);

/** The texts an element is described by, in order. */
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('Field', () => {
  it('ties label, hint and error to the input', () => {
    render(
      <Field label="Email" hint="We never share it." error="Enter an email address." required>
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: /^Email/ });
    expect(described(input)).toEqual(['We never share it.', 'Enter an email address.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('renders its error region before there is an error, so that the first one is announced', () => {
    const { container } = render(
      <Field label="State">
        <TextInput />
      </Field>,
    );
    const region = container.querySelector('[aria-live]');
    // Only visually hidden: an element with `display: none` announces nothing.
    expect(region?.className).toBe('empty:sr-only');
  });

  it('leaves an input without error or hint undescribed', () => {
    render(
      <Field label="State" optional>
        <Select options={[{ value: 'or', label: 'Oregon' }]} />
      </Field>,
    );
    const select = screen.getByRole('combobox', { name: /^State/ });
    expect(select.hasAttribute('aria-describedby')).toBe(false);
    expect(select.hasAttribute('aria-invalid')).toBe(false);
  });

  it("passes react-hook-form's ref through", async () => {
    function Form() {
      const { register, setFocus } = useForm<{ city: string }>();
      return (
        <>
          <Field label="City">
            <TextInput {...register('city')} />
          </Field>
          <button onClick={() => setFocus('city')}>Go</button>
        </>
      );
    }
    render(<Form />);
    screen.getByRole('button').click();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')));
  });
});
