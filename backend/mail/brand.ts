/** What of the brand a mail shows. A brand of its own changes this file along with `content/`. */
export const brand = {
  name: 'Segara',
  contact: 'hello@segara.example',
  colours: { paper: '#F3EADB', ink: '#13242B', laut: '#0E4A57', bata: '#CF5A36' },
};
