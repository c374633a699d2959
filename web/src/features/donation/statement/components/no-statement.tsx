import { ReceiptText } from 'lucide-react';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';

/** Shown at an address without a statement. */
export function NoStatement() {
  return (
    <Card>
      <EmptyState
        icon={<ReceiptText size={32} aria-hidden />}
        title="This statement doesn’t exist. The link may be wrong."
      />
    </Card>
  );
}
