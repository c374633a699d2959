import { lazy, Suspense } from 'react';
import type { Asked } from './use-asked';

const Dialogs = lazy(async () => ({
  default: (await import('./user-action-dialogs')).UserActionDialogs,
}));

export interface UserActionsProps {
  asked: Asked | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

/** What is being asked about one user. The dialogs' code, with its forms, comes with the first question. */
export function UserActions({ asked, ...dialogs }: UserActionsProps) {
  return <Suspense>{asked && <Dialogs asked={asked} {...dialogs} />}</Suspense>;
}
