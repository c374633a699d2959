import { LAYOUTS } from '../panel/layouts';
import type { PanelLayout } from '../panel/panel-layout';

const portalTypes = new Map(
  LAYOUTS.filter(({ changedIn }) => changedIn === 'portal').map((layout) => [layout.uid, layout]),
);

/** The layout of a type that is changed in the portal and read-only here. */
export const portalType = (uid: string): PanelLayout | undefined => portalTypes.get(uid);
