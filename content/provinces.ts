/** A province as it is written, how its postal codes begin, and what else people call it (small letters). */
export type Province = { name: string; postal: readonly string[]; also?: readonly string[] };

/**
 * Indonesia's 38 provinces, from Aceh eastwards; proper names, the same in both languages. The six of Papua share
 * their postal codes, for the districts still move between them.
 */
export const PROVINCES: readonly Province[] = [
  { name: 'Aceh', postal: ['23', '24'], also: ['nanggroe aceh darussalam', 'nad'] },
  { name: 'Sumatera Utara', postal: ['20', '21', '22'], also: ['sumut', 'north sumatra'] },
  { name: 'Sumatera Barat', postal: ['25', '26', '27'], also: ['sumbar', 'west sumatra'] },
  { name: 'Riau', postal: ['28', '29'] },
  { name: 'Kepulauan Riau', postal: ['29'], also: ['kepri', 'riau islands'] },
  { name: 'Jambi', postal: ['36', '37'] },
  { name: 'Sumatera Selatan', postal: ['30', '31', '32'], also: ['sumsel', 'south sumatra'] },
  {
    name: 'Kepulauan Bangka Belitung',
    postal: ['33'],
    also: ['babel', 'bangka belitung', 'bangka belitung islands'],
  },
  { name: 'Bengkulu', postal: ['38', '39'] },
  { name: 'Lampung', postal: ['34', '35'] },
  {
    name: 'DKI Jakarta',
    postal: ['10', '11', '12', '13', '14'],
    also: ['jakarta', 'dk jakarta', 'daerah khusus jakarta', 'daerah khusus ibukota jakarta'],
  },
  { name: 'Banten', postal: ['15', '42'] },
  {
    name: 'Jawa Barat',
    postal: ['16', '17', '40', '41', '43', '44', '45', '46'],
    also: ['jabar', 'west java'],
  },
  {
    name: 'Jawa Tengah',
    postal: ['50', '51', '52', '53', '54', '56', '57', '58', '59'],
    also: ['jateng', 'central java'],
  },
  {
    name: 'DI Yogyakarta',
    postal: ['55'],
    also: ['yogyakarta', 'yogya', 'jogja', 'jogjakarta', 'diy', 'daerah istimewa yogyakarta'],
  },
  {
    name: 'Jawa Timur',
    postal: ['60', '61', '62', '63', '64', '65', '66', '67', '68', '69'],
    also: ['jatim', 'east java'],
  },
  { name: 'Bali', postal: ['80', '81', '82'] },
  { name: 'Nusa Tenggara Barat', postal: ['83', '84'], also: ['ntb', 'west nusa tenggara'] },
  { name: 'Nusa Tenggara Timur', postal: ['85', '86', '87'], also: ['ntt', 'east nusa tenggara'] },
  { name: 'Kalimantan Barat', postal: ['78', '79'], also: ['kalbar', 'west kalimantan'] },
  { name: 'Kalimantan Tengah', postal: ['73', '74'], also: ['kalteng', 'central kalimantan'] },
  { name: 'Kalimantan Selatan', postal: ['70', '71', '72'], also: ['kalsel', 'south kalimantan'] },
  { name: 'Kalimantan Timur', postal: ['75', '76', '77'], also: ['kaltim', 'east kalimantan'] },
  { name: 'Kalimantan Utara', postal: ['77'], also: ['kaltara', 'north kalimantan'] },
  { name: 'Sulawesi Utara', postal: ['95'], also: ['sulut', 'north sulawesi'] },
  { name: 'Gorontalo', postal: ['96'] },
  { name: 'Sulawesi Tengah', postal: ['94'], also: ['sulteng', 'central sulawesi'] },
  { name: 'Sulawesi Barat', postal: ['91'], also: ['sulbar', 'west sulawesi'] },
  { name: 'Sulawesi Selatan', postal: ['90', '91', '92'], also: ['sulsel', 'south sulawesi'] },
  { name: 'Sulawesi Tenggara', postal: ['93'], also: ['sultra', 'southeast sulawesi'] },
  { name: 'Maluku', postal: ['97'] },
  { name: 'Maluku Utara', postal: ['97'], also: ['malut', 'north maluku'] },
  { name: 'Papua', postal: ['98', '99'] },
  { name: 'Papua Barat', postal: ['98', '99'], also: ['west papua'] },
  { name: 'Papua Selatan', postal: ['98', '99'], also: ['south papua'] },
  { name: 'Papua Tengah', postal: ['98', '99'], also: ['central papua'] },
  { name: 'Papua Pegunungan', postal: ['98', '99'], also: ['highland papua'] },
  { name: 'Papua Barat Daya', postal: ['98', '99'], also: ['southwest papua'] },
];
