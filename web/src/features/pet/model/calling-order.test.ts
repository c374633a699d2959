import { expect, it } from 'vitest';
import { callingOrder } from './calling-order';

const pet = {
  ownerFirstName: 'Rosa',
  ownerLastName: 'Marchetti',
  ownerPhoneNumber: '15035550142',
  textPermission: true,
};
const member = (
  role: 'trustee' | 'foster' | 'caretaker',
  firstName: string,
  phoneNumber: string,
) => ({ role, firstName, lastName: 'Lee', phoneNumber });

it('the calling order starts with the owner and then the closest to the pet, whatever order they are stored in', () => {
  const team = [member('trustee', 'Theo', '1'), member('foster', 'Lena', '2')];
  expect(callingOrder(pet, [...team, member('caretaker', 'Sam', '3')])).toEqual([
    { name: 'Rosa Marchetti', roles: ['Owner'], phone: '15035550142', mayBeTexted: true },
    { name: 'Sam Lee', roles: ['Caretaker'], phone: '3', mayBeTexted: false },
    { name: 'Lena Lee', roles: ['Foster'], phone: '2', mayBeTexted: false },
    { name: 'Theo Lee', roles: ['Trustee'], phone: '1', mayBeTexted: false },
  ]);
});

it('the calling order leaves out people without a number', () => {
  const nobody = { ...pet, ownerPhoneNumber: '' };
  expect(callingOrder(nobody, [member('foster', 'Lena', ' ')])).toEqual([]);
});

it('the calling order lists one person in two roles once, and both of two people with one number', () => {
  const team = [member('caretaker', 'Sam', '3'), member('foster', 'Sam', '3')];
  const order = callingOrder(pet, [...team, member('trustee', 'Theo', '3')]);
  expect(order.map(({ name, roles }) => [name, roles.join(' and ')])).toEqual([
    ['Rosa Marchetti', 'Owner'],
    ['Sam Lee', 'Caretaker and Foster'],
    ['Theo Lee', 'Trustee'],
  ]);
});

it('the calling order lists somebody without a known name by their role', () => {
  const order = callingOrder(pet, [{ ...member('foster', '', '2'), lastName: '' }]);
  expect(order[1]).toMatchObject({ name: '', roles: ['Foster'] });
});
