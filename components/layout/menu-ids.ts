/** What the parts of the menu call each other by. */
export const MENU_IDS = { panel: 'main-menu', opener: 'main-menu-opener', links: 'main-links' } as const;
