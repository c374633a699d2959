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

/** The requested action on one user. The dialogs' code, with the forms, loads on first use. */
export function UserActions({ asked, ...dialogs }: UserActionsProps) {
  return <Suspense>{asked && <Dialogs asked={asked} {...dialogs} />}</Suspense>;
}
