/** The form a name has in an address, such as `eu-36` of `EU 36`: lower case, hyphens for spaces. */
export function choiceValue(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
