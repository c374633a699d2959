// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Fact, FactList } from './read-only';

afterEach(cleanup);

it.each([undefined, null, '', false])(
  'a fact with the value %j shows that there is none',
  (value) => {
    render(
      <FactList>
        <Fact label="Member" empty="Not a member">
          {value}
        </Fact>
      </FactList>,
    );
    expect(document.querySelector('dd')?.textContent).toBe('Not a member');
  },
);

it('a fact with the value 0 shows the 0', () => {
  render(<Fact label="Gifts">{0}</Fact>);
  expect(document.querySelector('dd')?.textContent).toBe('0');
});
