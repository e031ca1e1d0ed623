import { ACTIVITY_ART } from '@/content/art/activities-art';
import type { Art } from '@/content/art/art';
import type { Locale } from '@/lib/contract/locale';

/**
 * What activities are sorted by, in the order of the filters (spec §2). The key is what an address says, the value the
 * key of its words in the messages `activities`.
 */
export const ACTIVITY_CATEGORIES = {
  charity: 'charity',
  educate: 'educate',
  reserve: 'reserve',
  conserve: 'conserve',
  'hidden-gem': 'hiddenGem',
} as const;
export type ActivityCategory = keyof typeof ACTIVITY_CATEGORIES;

export type Activity = {
  /** Its place in the address: `/activities#hatchlings`. */
  name: string;
  title: Record<Locale, string>;
  text: Record<Locale, string>;
  /** Village or bay, and the regency of Bali around it. */
  place: string;
  regency: string;
  category: ActivityCategory;
  date: `${number}-${number}-${number}`;
  art: Art;
};

/** The one day of them all (spec §2). */
const THE_DAY = '2025-04-17';

/** Samples, like the brand: twelve teams on one day. Shown in this order. */
export const ACTIVITIES: readonly Activity[] = [
  {
    name: 'mangroves',
    title: { en: 'A thousand mangroves before noon', id: 'Seribu bakau sebelum tengah hari' },
    text: {
      en: 'One low tide, two hundred hands. The seedlings came from the fishermen’s own nursery.',
      id: 'Satu kali air surut, dua ratus tangan. Bibitnya dari persemaian para nelayan sendiri.',
    },
    place: 'Suwung',
    regency: 'Denpasar',
    category: 'conserve',
    date: THE_DAY,
    art: ACTIVITY_ART.mangroves,
  },
  {
    name: 'first-wave',
    title: { en: 'First wave, no fee', id: 'Ombak pertama, gratis' },
    text: {
      en: 'Sixty children of the village learned to fall off a board, then to stand on one. The boards stayed.',
      id: 'Enam puluh anak kampung belajar jatuh dari papan, lalu berdiri di atasnya. Papannya kami tinggalkan untuk mereka.',
    },
    place: 'Medewi',
    regency: 'Jembrana',
    category: 'charity',
    date: THE_DAY,
    art: ACTIVITY_ART['first-wave'],
  },
  {
    name: 'hatchlings',
    title: { en: 'Seventy-two small steps to the sea', id: 'Tujuh puluh dua langkah kecil ke laut' },
    text: {
      en: 'A nest moved to safety in February, opened at dusk. Nobody spoke until the last one swam.',
      id: 'Sarang yang dipindah ke tempat aman bulan Februari, dibuka saat senja. Semua diam sampai tukik terakhir berenang.',
    },
    place: 'Saba',
    regency: 'Gianyar',
    category: 'conserve',
    date: THE_DAY,
    art: ACTIVITY_ART.hatchlings,
  },
  {
    name: 'clean-up',
    title: { en: 'The beach before breakfast', id: 'Pantai dulu, sarapan kemudian' },
    text: {
      en: 'From the fish market to the airport wall by half past eight: 94 sacks, one wedding ring, owner found.',
      id: 'Dari pasar ikan sampai tembok bandara, selesai setengah sembilan: 94 karung dan satu cincin kawin. Pemiliknya ketemu.',
    },
    place: 'Kedonganan',
    regency: 'Badung',
    category: 'conserve',
    date: THE_DAY,
    art: ACTIVITY_ART['clean-up'],
  },
  {
    name: 'sunrise-kitchen',
    title: { en: 'Rice parcels at sunrise', id: 'Nasi jinggo saat fajar' },
    text: {
      en: 'Three hundred parcels for those who sweep, carry and keep watch while others pray.',
      id: 'Tiga ratus bungkus untuk mereka yang menyapu, memikul, dan berjaga saat yang lain bersembahyang.',
    },
    place: 'Lempuyang',
    regency: 'Karangasem',
    category: 'charity',
    date: THE_DAY,
    art: ACTIVITY_ART['sunrise-kitchen'],
  },
  {
    name: 'reef',
    title: { en: 'A frame for the reef', id: 'Kerangka untuk karang' },
    text: {
      en: 'Forty fragments tied to steel, six metres down. Given three quiet years they are a reef.',
      id: 'Empat puluh fragmen diikat pada rangka baja di kedalaman enam meter. Beri tiga tahun yang tenang, jadilah karang.',
    },
    place: 'Pemuteran',
    regency: 'Buleleng',
    category: 'conserve',
    date: THE_DAY,
    art: ACTIVITY_ART.reef,
  },
  {
    name: 'mantas',
    title: { en: 'Nine mantas, nine bellies', id: 'Sembilan manta, sembilan perut' },
    text: {
      en: 'Every manta is spotted like no other. We photographed nine from below, for those who keep the list.',
      id: 'Totol tiap manta tak ada kembarannya. Kami memotret sembilan dari bawah, untuk para pencatatnya.',
    },
    place: 'Nusa Penida',
    regency: 'Klungkung',
    category: 'conserve',
    date: THE_DAY,
    art: ACTIVITY_ART.mantas,
  },
  {
    name: 'workshop',
    title: { en: 'Old boards, new owners', id: 'Papan lama, pemilik baru' },
    text: {
      en: 'Riders and shapers mended twenty-three broken boards for clubs that own none.',
      id: 'Peselancar dan pembuat papan memperbaiki dua puluh tiga papan patah untuk klub yang tak punya satu pun.',
    },
    place: 'Canggu',
    regency: 'Badung',
    category: 'charity',
    date: THE_DAY,
    art: ACTIVITY_ART.workshop,
  },
  {
    name: 'rice-terraces',
    title: { en: 'Water for the rice, nothing else', id: 'Air untuk padi, bukan untuk sampah' },
    text: {
      en: 'With the subak, channel by channel, from the spring to the lowest field. Rivers end in the sea.',
      id: 'Bersama subak, saluran demi saluran, dari mata air sampai petak terbawah. Semua sungai berakhir di laut.',
    },
    place: 'Jatiluwih',
    regency: 'Tabanan',
    category: 'conserve',
    date: THE_DAY,
    art: ACTIVITY_ART['rice-terraces'],
  },
  {
    name: 'sails',
    title: { en: 'New sails for old jukung', id: 'Layar baru untuk jukung lama' },
    text: {
      en: 'Six crews needed sails; a sewing room has needles and cloth. They caught the morning wind.',
      id: 'Enam awak jukung perlu layar; ruang jahit punya jarum dan kain. Paginya, angin langsung menyambut.',
    },
    place: 'Amed',
    regency: 'Karangasem',
    category: 'charity',
    date: THE_DAY,
    art: ACTIVITY_ART.sails,
  },
  {
    name: 'cove',
    title: { en: 'The cove without a road', id: 'Teluk tanpa jalan' },
    text: {
      en: 'Four hundred steps down with empty sacks, four hundred up with eleven full ones.',
      id: 'Turun empat ratus anak tangga dengan karung kosong, naik lagi dengan sebelas karung penuh.',
    },
    place: 'Nyang Nyang',
    regency: 'Badung',
    category: 'conserve',
    date: THE_DAY,
    art: ACTIVITY_ART.cove,
  },
  {
    name: 'yarn',
    title: { en: 'From bottle to yarn', id: 'Dari botol menjadi benang' },
    text: {
      en: 'What the other eleven brought home, washed and sorted by night. The clear bottles went to the spinner.',
      id: 'Hasil sebelas tim lain, dicuci dan dipilah sampai malam. Botol beningnya berangkat ke pemintalan.',
    },
    place: 'Nusa Dua',
    regency: 'Badung',
    category: 'conserve',
    date: THE_DAY,
    art: ACTIVITY_ART.yarn,
  },
];
