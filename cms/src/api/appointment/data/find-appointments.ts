/** What the search over the whole portal finds of appointments. */
import { APPOINTMENT_KINDS, APPOINTMENT_STATES } from '@hearthside/contract/appointment/fields';
import { appointmentPages } from '@hearthside/contract/appointment/pages';
import { plainWords } from '@hearthside/contract/search/ranking';
import { recordedWhen } from '@hearthside/contract/shown-date';
import type { Finder } from '../../../subject';
import { nameIn } from '../../../text/member-name';
import { canSeeAll } from '../policy';
import { firstOf, firstSeen } from './appointment-list';

/** One's own appointments are few enough to look at each. */
const OWN_MAX = 100;

export const appointmentFinder: Finder = {
  section: 'appointments',
  async find(strapi, member, typed, limit) {
    const isOffice = canSeeAll(member);
    const appointments = isOffice
      ? await firstOf(strapi, member, { search: typed, limit })
      : await firstSeen(strapi, member, OWN_MAX);
    const rows = appointments.map((one) => ({
      title: isOffice
        ? `${APPOINTMENT_KINDS[one.kind]}: ${nameIn(one.member)}`
        : APPOINTMENT_KINDS[one.kind],
      line: [
        recordedWhen(one.date, one.time, one.timeZone),
        ...(one.location ? [one.location] : []),
        APPOINTMENT_STATES[one.state],
      ].join(' · '),
      path: appointmentPages.detail(one.id),
    }));
    if (isOffice) return rows;
    const words = plainWords(typed);
    return rows
      .filter(({ title, line }) => {
        const said = plainWords(`appointment ${title} ${line}`);
        return words.every((word) => said.some((one) => one.startsWith(word)));
      })
      .slice(0, limit);
  },
};
