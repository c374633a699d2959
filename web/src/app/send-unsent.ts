import { session } from '@/lib/session/session';
import { hasUnsent } from '@/lib/outbox/unsent-flag';

async function send(memberId: number) {
  const { sendUnsentMarks } = await import('@/features/care');
  sendUnsentMarks(memberId);
}

/**
 * Sends the marks of care tasks that wait on this device, on whichever page their member is. The code for it is
 * fetched only where some wait.
 */
export function sendUnsent(): void {
  const onSessionChanged = () => {
    const state = session.state();
    if (state.status !== 'signed-in' || !hasUnsent('marks', state.me.id)) return;
    void send(state.me.id).catch(() => undefined);
  };
  session.subscribe(onSessionChanged);
  onSessionChanged();
}
