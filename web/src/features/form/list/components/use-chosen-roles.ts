import type { FormRole } from '@hearthside/contract/form/fields';
import { useState } from 'react';
import { sameRoles } from '../../model/role-choice';

/**
 * The chosen and not yet saved roles of a form. Roles that change elsewhere, for example by an undo, are taken over.
 */
export function useChosenRoles(accessRoles: readonly FormRole[]) {
  const [state, setState] = useState({ from: accessRoles, chosen: accessRoles });
  if (!sameRoles(state.from, accessRoles)) setState({ from: accessRoles, chosen: accessRoles });
  return {
    chosen: state.chosen,
    choose: (chosen: readonly FormRole[]) => setState((now) => ({ ...now, chosen })),
    changed: !sameRoles(state.chosen, accessRoles),
  };
}
