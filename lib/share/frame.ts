/** What messengers and social networks show of a link: 1.91 to 1. */
export const FRAME = { width: 1200, height: 630 } as const;

/** What fills a phone upright, as networks show stories. */
export const STORY = { width: 1080, height: 1920 } as const;
