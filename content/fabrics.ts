/** A drawing and the key of its words in the messages `woman`. */
type FabricFeature =
  | { icon: 'uv'; label: 'uv' }
  | { icon: 'sun-cream'; label: 'sunCream' }
  | { icon: 'chlorine'; label: 'chlorine' }
  | { icon: 'recycled'; label: 'recycledFibre' | 'recycledYarn' }
  | { icon: 'stretch'; label: 'stretch' }
  | { icon: 'shape'; label: 'shape' }
  | { icon: 'soft'; label: 'soft' };

export type Fabric = {
  name: 'recycledLycra' | 'ribElastane';
  composition: 'recycledLycraComposition' | 'ribElastaneComposition';
  features: readonly FabricFeature[];
  /** The products made of it, by name (spec §2). */
  products: readonly string[];
};

/** The women's fabrics. A product in neither list says nothing of its fabric. */
export const FABRICS: readonly Fabric[] = [
  {
    name: 'recycledLycra',
    composition: 'recycledLycraComposition',
    features: [
      { icon: 'uv', label: 'uv' },
      { icon: 'sun-cream', label: 'sunCream' },
      { icon: 'chlorine', label: 'chlorine' },
      { icon: 'recycled', label: 'recycledFibre' },
    ],
    products: [
      'Melati Bikini',
      'Sekar Bikini',
      'Dewi Bikini',
      'Cempaka Bikini',
      'Tirta Bikini',
      'Bulan Swimsuit',
      'Embun Swimsuit',
      'Kencana Swimsuit',
      'Samudra Swimsuit',
      'Ratih Swimsuit',
    ],
  },
  {
    name: 'ribElastane',
    composition: 'ribElastaneComposition',
    features: [
      { icon: 'stretch', label: 'stretch' },
      { icon: 'recycled', label: 'recycledYarn' },
      { icon: 'shape', label: 'shape' },
      { icon: 'soft', label: 'soft' },
    ],
    products: [
      'Kirana Bikini',
      'Laras Bikini',
      'Ayu Bikini',
      'Kesumba Bikini',
      'Jepun Bikini',
      'Ratna Bikini',
      'Purnama Swimsuit',
      'Senja Swimsuit',
      'Surya Swimsuit',
      'Lestari Swimsuit',
    ],
  },
];
