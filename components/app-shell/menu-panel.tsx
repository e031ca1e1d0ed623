'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';

type MenuPanelProps = {
  id: string;
  label: string;
  className: string | undefined;
  /** The id of the phone's menu button. */
  opener: string;
  /** The id of the navigation above the menu on wider screens. */
  links: string;
  children: ReactNode;
};

/** The menu: a popover whose buttons work without JavaScript. Its controller is loaded on the first use. */
export function MenuPanel({ id, label, className, opener, links, children }: MenuPanelProps) {
  const ref = useRef<HTMLElement>(null);
  const { replace } = useRouter();

  useEffect(() => {
    const panel = ref.current;
    const button = document.getElementById(opener);
    const navigation = document.getElementById(links);
    // Browsers without popovers use the links of the header and footer.
    if (!(panel && button && navigation && 'popover' in panel)) return;
    const tending = new AbortController();
    const waiting = new AbortController();
    const { signal } = waiting;
    let isOpen = false;
    let isHovered = false;

    const attach = async () => {
      const { controlMenu } = await import('./menu-controller');
      if (signal.aborted) return;
      waiting.abort();
      controlMenu({ panel, opener: button, links: navigation, isOpen, isHovered, replace }, tending.signal);
    };
    const onBeforeToggle = ({ newState }: ToggleEvent) => {
      isOpen = newState === 'open';
      void attach();
    };
    const onPointerOver = ({ pointerType }: PointerEvent) => {
      isHovered = pointerType !== 'touch';
      void attach();
    };
    // Closes the menu for a link that is followed before the controller is loaded. The header stays mounted.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) panel.hidePopover();
    };
    panel.addEventListener('beforetoggle', onBeforeToggle, { signal });
    panel.addEventListener('click', onClick, { signal });
    navigation.addEventListener('pointerover', onPointerOver, { signal });
    navigation.addEventListener('focusin', attach, { signal });
    addEventListener('popstate', attach, { signal });
    // Loads the controller now if the menu was open before a reload, or a link was focused before
    // hydration.
    if (history.state?.menuOpen || navigation.contains(document.activeElement)) void attach();
    return () => {
      waiting.abort();
      tending.abort();
    };
  }, [opener, links, replace]);

  return (
    <nav ref={ref} id={id} popover="auto" aria-label={label} className={className}>
      {children}
    </nav>
  );
}
