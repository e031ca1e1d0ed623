'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { attachPhoneMenu } from './phone-menu';
import { attachWideMenu } from './wide-menu';

type MenuPanelProps = {
  id: string;
  label: string;
  className: string | undefined;
  /** The id of the phone's button. */
  opener: string;
  /** The id of the navigation below which the menu opens on wider screens. */
  links: string;
  children: ReactNode;
};

/** The menu, a popover whose buttons work without script, and its controllers. */
export function MenuPanel({ id, label, className, opener, links, children }: MenuPanelProps) {
  const ref = useRef<HTMLElement>(null);
  const { replace } = useRouter();

  useEffect(() => {
    const panel = ref.current;
    const button = document.getElementById(opener);
    const navigation = document.getElementById(links);
    // Browsers without popovers have the links of header and footer.
    if (!(panel && button && navigation && 'popover' in panel)) return;
    const tending = new AbortController();
    attachPhoneMenu(panel, button, replace, tending.signal);
    attachWideMenu(panel, navigation, tending.signal);
    return () => tending.abort();
  }, [opener, links, replace]);

  return (
    <nav ref={ref} id={id} popover="auto" aria-label={label} className={className}>
      {children}
    </nav>
  );
}
