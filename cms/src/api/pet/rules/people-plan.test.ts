import { careTeamRow, providerRow } from '@hearthside/contract/pet/care';
import { describe, expect, it } from 'vitest';
import { planProviders, planTeam } from './people-plan';

const whole = {
  firstName: 'Casey',
  lastName: 'Care',
  phoneNumber: '15035550170',
  address: 'There',
};
const team = (role: string, more: object = {}) => careTeamRow.parse({ role, ...whole, ...more });
const provider = (serviceRole: string, more: object = {}) =>
  providerRow.parse({ serviceRole, ...whole, ...more });
const EMPTY = { firstName: '', lastName: '', phoneNumber: '', address: '' };
const refusal = (plan: () => unknown) => {
  try {
    plan();
  } catch (error) {
    const { status, message, details } = error as Record<string, unknown>;
    return { status, message, details };
  }
  return undefined;
};
const GONE = { status: 404, message: 'This person is no longer on the pet\u2019s page.' };

describe('the plan of a care team', () => {
  const saved = [
    { id: 1, role: 'trustee' },
    { id: 2, role: 'foster' },
  ];

  it('changes existing rows, adds new ones and removes missing ones', () => {
    const [trustee, caretaker] = [team('trustee', { id: 1 }), team('caretaker', { id: -1 })];
    expect(planTeam(saved, [trustee, caretaker])).toEqual({
      change: [{ id: 1, to: trustee }],
      add: [caretaker],
      remove: [2],
    });
    expect(planTeam(saved, [])).toEqual({ change: [], add: [], remove: [1, 2] });
  });

  it('identifies a row by its role, even without an id', () => {
    const [trustee, foster] = [team('trustee'), team('foster', { id: -5 })];
    expect(planTeam(saved, [foster, trustee])).toEqual({
      change: [
        { id: 2, to: foster },
        { id: 1, to: trustee },
      ],
      add: [],
      remove: [],
    });
  });

  it('drops empty rows, and removes rows that were emptied', () => {
    const given = [team('trustee', { id: 1, ...EMPTY }), team('caretaker', EMPTY)];
    expect(planTeam(saved, given)).toEqual({ change: [], add: [], remove: [1, 2] });
  });

  it('refuses a partly filled row, naming its role and its missing fields', () => {
    const given = [
      team('trustee', { ...EMPTY, lastName: 'Care' }),
      team('foster'),
      team('caretaker', { ...EMPTY, phoneNumber: '15035550170', address: 'There' }),
    ];
    expect(refusal(() => planTeam(saved, given))).toEqual({
      status: 400,
      message: 'Please complete all fields (name, phone, address) for: Trustee, Caretaker',
      details: {
        'careTeam.trustee.phoneNumber': 'Required field',
        'careTeam.trustee.address': 'Required field',
        'careTeam.caretaker.name': 'Required field',
      },
    });
  });

  it('refuses two rows of one role, and rows of another pet, even empty ones', () => {
    const two = [team('foster'), team('foster')];
    expect(refusal(() => planTeam(saved, two))).toMatchObject({ status: 400 });
    for (const more of [{ id: 3 }, { id: 3, ...EMPTY }]) {
      expect(refusal(() => planTeam(saved, [team('foster', more)]))).toMatchObject(GONE);
    }
  });
});

describe('the plan of the service providers', () => {
  const saved = [{ id: 1 }, { id: 2 }, { id: 3 }];

  it('changes rows by id, adds the rest and removes missing ones', () => {
    const [vet, groomer, sitter] = [
      provider('veterinarian', { id: 2 }),
      provider('groomer'),
      provider('groomer', { id: -4 }),
    ];
    expect(planProviders(saved, [groomer, vet, sitter])).toEqual({
      change: [{ id: 2, to: vet }],
      add: [groomer, sitter],
      remove: [1, 3],
    });
  });

  it('drops empty rows, and removes rows that were emptied', () => {
    const given = [provider('attorney', { id: 1, ...EMPTY }), provider('groomer', EMPTY)];
    expect(planProviders(saved, given)).toEqual({ change: [], add: [], remove: [1, 2, 3] });
  });

  it('requires only a name, and names the position of a row without one', () => {
    const named = provider('groomer', { ...EMPTY, lastName: 'Shears' });
    expect(planProviders([], [named]).add).toEqual([named]);
    const nameless = provider('groomer', { firstName: '', lastName: '' });
    const given = [provider('attorney', EMPTY), nameless, named, nameless];
    expect(refusal(() => planProviders([], given))).toEqual({
      status: 400,
      message: 'Please give every service provider a name.',
      details: {
        'serviceProviders.1.name': 'Required field',
        'serviceProviders.3.name': 'Required field',
      },
    });
  });

  it('refuses rows of another pet, and one row given twice', () => {
    for (const given of [
      [provider('groomer', { id: 4 })],
      [provider('groomer', { id: 4, ...EMPTY })],
      [provider('groomer', { id: 1 }), provider('groomer', { id: 1 })],
    ]) {
      expect(refusal(() => planProviders(saved, given))).toMatchObject(GONE);
    }
  });
});
