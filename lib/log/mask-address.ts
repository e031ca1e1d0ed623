/** The network of an address, /24 or /48: enough to see where a flood comes from, too little to tell who it was. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (!plain.includes(':')) return plain.replace(/\.\d+$/, '.0/24');
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::/48`;
}
