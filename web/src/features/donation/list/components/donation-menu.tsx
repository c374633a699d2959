import type { Donation } from '@hearthside/contract/donation/shapes';
import { memberPages } from '@hearthside/contract/member/pages';
import { CircleDot, FileText, ReceiptText, UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { RowMenu, type MenuEntry } from '@/ui/dialogs/menu';
import { nameOf } from '../../model/donation-words';
import { statementOf } from '../../model/statement-place';

export interface DonationMenuProps {
  donation: Donation;
  onOpen: () => void;
  onStatus: () => void;
}

/** The actions of an admin on one donation. */
export function DonationMenu({ donation, onOpen, onStatus }: DonationMenuProps) {
  const { search } = useLocation();
  const items: MenuEntry[] = [
    { label: 'Update Status', icon: <CircleDot size={18} aria-hidden />, onOpen: onStatus },
    { label: 'Details', icon: <FileText size={18} aria-hidden />, onOpen: onOpen },
    {
      label: 'Donor statement',
      icon: <ReceiptText size={18} aria-hidden />,
      to: statementOf(donation),
      state: { list: search },
    },
  ];
  if (donation.memberId !== null) {
    items.push({
      label: 'The member’s profile',
      icon: <UserRound size={18} aria-hidden />,
      to: memberPages.user(donation.memberId),
    });
  }
  return <RowMenu name={nameOf(donation)} items={items} />;
}
