import { useState } from 'react';
import { steadyRows } from '../model/steady-rows';

/** What keeps rows where they are: a pointer over the list, or the focus in it. */
export interface Holding {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * The rows of a view on screen. A row that no longer belongs to it leaves when neither a pointer nor the focus is in the
 * list, and the open chat's when another one is opened.
 */
export function useSteadyRows<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  openId: number | undefined,
  isSteady: boolean,
): { shown: readonly Row[] | undefined; holding: Holding } {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  const isHeld = isSteady && (pointer || focus);
  const next = { rows, isHeld, openId: isSteady ? openId : undefined };
  const [state, setState] = useState({ ...next, shown: rows });
  let { shown } = state;
  if (state.rows !== rows || state.isHeld !== isHeld || state.openId !== next.openId) {
    shown =
      rows && isSteady
        ? steadyRows(state.shown ?? [], rows, ({ id }) => isHeld || id === openId)
        : rows;
    setState({ ...next, shown });
  }
  return {
    shown,
    holding: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}
