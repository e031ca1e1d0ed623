/**
 * The sheets that every page wears, in one order wherever they are asked for. The parts that wear them begin with this
 * list, those of `ui` too: only so the bundler puts them into one file (without those of the frame in it, a page
 * loads two files and 3 KiB more), and keeps out of it what a page or a dialog wears besides.
 */
import '@/components/frame/content-place.module.scss';
import '@/components/frame/test-shop-bar.module.scss';
import '@/components/ui/picture.module.scss';
import '@/components/ui/icon.module.scss';
import '@/components/ui/button.module.scss';
import '@/components/ui/field.module.scss';
import '@/components/dialogs/dialog.module.scss';
import '@/components/newsletter/newsletter-form.module.scss';
