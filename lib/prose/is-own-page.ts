/** Whether a link in a text leads to a page of ours, whose address has a language; a file has none. */
export function isOwnPage(href: string): href is `/${string}` {
  return /^\/(?!\/)[^.]*$/.test(href);
}
