export { MessageButton } from './components/message-button';
export { useMessaging } from './components/use-messaging';
