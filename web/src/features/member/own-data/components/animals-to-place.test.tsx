// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AnimalsToPlace } from './animals-to-place';

it('the animals of a closed account lead to their pages, each with who shall have it', () => {
  const animals = [
    { petId: 1, name: 'Biscuit', person: 'Jo Park' },
    { petId: 2, name: 'Moss', person: '' },
  ];
  render(
    <MemoryRouter>
      <AnimalsToPlace animals={animals} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Biscuit: Jo Park',
    'Moss: you decide who takes care of it',
  ]);
  expect(screen.getByRole('link', { name: 'Moss' }).getAttribute('href')).toBe(
    '/pet-records?petId=2',
  );
});
