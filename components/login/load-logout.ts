import type { LoadDialog } from '@/components/dialogs/lazy-dialog';

/** The dialog that asks whether to log out, fetched when it is wanted. */
export const loadLogout: LoadDialog = () =>
  import('./logout-dialog').then(({ LogoutDialog }) => LogoutDialog);
