/**
 * The sheets that every page wears, in one order wherever they are asked for: each part below begins with this list. The bundler
 * so puts them into one file, and keeps what a page or a dialog wears besides out of it.
 */
import '@/components/layout/skip-link.module.scss';
import '@/components/layout/content-place.module.scss';
import './picture.module.scss';
import './icon.module.scss';
import './button.module.scss';
import './field.module.scss';
import './dialog.module.scss';
import './message-dialog.module.scss';
import './honeypot.module.scss';
import '@/components/newsletter/newsletter-form.module.scss';
import '@/components/layout/new-tab-link.module.scss';
