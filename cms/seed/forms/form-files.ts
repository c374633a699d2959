import { rolesListed, type RoleListed } from '@hearthside/contract/access';
import { dataIn, readData } from '../read-data';
import { demoFormSchema, type DemoForm } from './demo-form';

const formIn = (file: string) => readData(`forms/${file}`, demoFormSchema);

/** The form for new members of a role (ruling 2), by the name of its file. A role's form only needs its file. */
const intakes: Record<string, DemoForm> = Object.fromEntries(
  dataIn('forms/intake').map((name) => [name, formIn(`intake/${name}`)]),
);

/** All forms of the demo, by the names of their files. */
export const FORMS = {
  ...intakes,
  'old-feedback': formIn('old-feedback'),
  conduct: formIn('conduct'),
  conflicts: formIn('conflicts'),
  'emergency-plan': formIn('emergency-plan'),
  'care-standards': formIn('care-standards'),
  'team-survey': formIn('team-survey'),
  'holiday-request': formIn('holiday-request'),
};

const placeOf = ({ roles: [role] }: DemoForm) =>
  rolesListed('forms').indexOf(role as RoleListed<'forms'>);

/** The intake form of each role, for new members (ruling 2), in the order of the roles. */
export const INTAKES: readonly DemoForm[] = Object.values(intakes).sort(
  (one, other) => placeOf(one) - placeOf(other),
);
