/** The brand in emails. A shop of another brand changes this file and `content/`. */
export const brand = {
  name: 'Segara',
  contact: 'hello@segara.example',
  colours: { paper: '#F3EADB', ink: '#13242B', laut: '#0E4A57', bata: '#CF5A36' },
};
