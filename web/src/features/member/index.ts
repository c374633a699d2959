export { useFreshMe } from './api/members';
export { useRights } from './api/use-rights';
export { useVerifying } from './users/components/use-verifying';
export { EmailLink } from './components/email-link';
export { MemberFacts, MemberFinder } from './components/member-finder';
export { PhoneLink } from './components/phone-link';
export { standing } from './model/member-words';

export { CountrySelect, StateSelect } from './profile/components/place-select';
