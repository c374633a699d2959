// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AnimalsToPlace } from './animals-to-place';

it('the animals of a closed account lead to their pages, each with who shall have it', () => {
  const theirs = { state: 'theirs', owner: '' } as const;
  const animals = [
    { petId: 1, name: 'Biscuit', person: 'Jo Park', ...theirs },
    { petId: 2, name: 'Moss', person: '', ...theirs },
    { petId: 3, name: 'Pip', person: 'Jo Park', state: 'placed', owner: 'Ann Lee' } as const,
    { petId: 4, name: 'Fern', person: '', state: 'gone', owner: '' } as const,
  ];
  render(
    <MemoryRouter>
      <AnimalsToPlace animals={animals} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Biscuit: Jo Park',
    'Moss: you decide who takes care of it',
    'Pip: now belongs to Ann Lee',
    'Fern: no longer in pet records',
  ]);
  expect(screen.getByRole('link', { name: 'Moss' }).getAttribute('href')).toBe(
    '/pet-records?petId=2',
  );
  expect(screen.queryByRole('link', { name: 'Fern' })).toBeNull();
});
