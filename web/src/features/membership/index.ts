export { useOwnGifts } from './api/use-own-gifts';
export { usePlans } from './api/use-plans';
export { MoneyInput } from './plans/components/money-input';
