// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Fact, FactList } from './read-only';

afterEach(cleanup);

it.each([undefined, null, '', false])('a fact that is %j says that there is none', (value) => {
  render(
    <FactList>
      <Fact label="Member" empty="Not known as a member">
        {value}
      </Fact>
    </FactList>,
  );
  expect(document.querySelector('dd')?.textContent).toBe('Not known as a member');
});

it('a fact that is 0 is one', () => {
  render(<Fact label="Gifts">{0}</Fact>);
  expect(document.querySelector('dd')?.textContent).toBe('0');
});
