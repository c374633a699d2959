// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PhoneInput } from './phone-input';

afterEach(cleanup);

function open(number: string) {
  const Page = () => {
    const [value, setValue] = useState(number);
    return <PhoneInput name="phone" value={value} onChange={setValue} />;
  };
  render(<Page />);
  return screen.getByRole<HTMLInputElement>('textbox');
}

const selected = (box: HTMLInputElement) => [box.selectionStart, box.selectionEnd];

it('a phone number stays selected when the focus comes by Tab', () => {
  const box = open('15035550142');
  expect(box.value).toBe('+1 (503) 555-0142');
  box.select();
  fireEvent.focus(box);
  expect(box.value).toBe('15035550142');
  expect(selected(box)).toEqual([0, 11]);
  fireEvent.blur(box);
  box.setSelectionRange(3, 3);
  fireEvent.focus(box);
  expect(box.selectionStart).toBe(box.selectionEnd);
});

it('a phone input takes an American number as the page shows it', () => {
  const box = open('');
  fireEvent.focus(box);
  fireEvent.input(box, { target: { value: '+1 (503) 555-0142' } });
  // The pet's owner is refused anything but digits.
  expect(box.value).toBe('15035550142');
});

it('a phone input keeps only a leading plus and at most as many digits as a number has', () => {
  const box = open('');
  fireEvent.focus(box);
  fireEvent.input(box, { target: { value: ' +44 20 (7946) 0958' } });
  expect(box.value).toBe('+442079460958');
  fireEvent.input(box, { target: { value: '1234567890123456' } });
  expect(box.value).toBe('123456789012345');
});
