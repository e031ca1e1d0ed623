/**
 * The style sheets of every page, in one order wherever they are imported. The modules that use them begin with this
 * import, those of `ui` too: only so does the bundler emit one file for them, and keep out of it what a page or a dialog
 * uses besides.
 */
import '@/components/frame/content-place.module.scss';
import '@/components/frame/test-shop-bar.module.scss';
import '@/components/ui/picture.module.scss';
import '@/components/ui/icon.module.scss';
import '@/components/ui/button.module.scss';
import '@/components/ui/field.module.scss';
import '@/components/dialogs/dialog.module.scss';
import '@/components/newsletter/newsletter-form.module.scss';
import '@/components/frame/language-switch.module.scss';
import '@/components/frame/account-area.module.scss';
import '@/components/frame/account-menu.module.scss';
import '@/components/frame/cart-button.module.scss';
import '@/components/search/search-button.module.scss';
import '@/components/frame/main-menu.module.scss';
import '@/components/frame/site-header.module.scss';
import '@/components/frame/site-footer.module.scss';
