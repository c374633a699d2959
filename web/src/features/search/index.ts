export { SearchButton } from './components/search-button';
export { SearchHost } from './components/search-host';
