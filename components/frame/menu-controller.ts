import { attachPhoneMenu } from './phone-menu';
import { attachWideMenu } from './wide-menu';

/** The menu, what opens it on each screen, and what was done to it before its code was there. */
type Menu = {
  panel: HTMLElement;
  /** The phone's button. */
  opener: HTMLElement;
  /** The navigation below which it opens on wider screens. */
  links: HTMLElement;
  isOpen: boolean;
  isHovered: boolean;
  replace: (href: string) => void;
};

/** Controller of the menu on every screen. */
export function attachMenu(
  { panel, opener, links, isOpen, isHovered, replace }: Menu,
  signal: AbortSignal,
): void {
  attachPhoneMenu({ panel, opener, isOpen, replace }, signal);
  attachWideMenu({ panel, links, isHovered }, signal);
}
