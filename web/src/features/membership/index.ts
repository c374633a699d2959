export { useOwnGifts, usePlans } from './api/memberships';
export { MoneyInput } from './plans/components/money-input';
