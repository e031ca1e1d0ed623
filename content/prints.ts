/** The prints beside the account's forms; decoration, so they have no words. */
export const PRINTS = {
  login: { src: '/images/prints/ombak.jpg', width: 900, height: 900 },
  register: { src: '/images/prints/megamendung.jpg', width: 900, height: 900 },
  verifyEmail: { src: '/images/prints/seigaiha.jpg', width: 900, height: 900 },
  forgotPassword: { src: '/images/prints/kawung.jpg', width: 900, height: 900 },
  resetPassword: { src: '/images/prints/seigaiha.jpg', width: 900, height: 900 },
} as const;
export type Print = (typeof PRINTS)[keyof typeof PRINTS];
