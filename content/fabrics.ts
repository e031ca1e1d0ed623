import products from './fabrics.json' with { type: 'json' };

/** An icon and the key of its label in the namespace `woman`. */
type FabricFeature =
  | { icon: 'uv'; label: 'uv' }
  | { icon: 'sun-cream'; label: 'sunCream' }
  | { icon: 'chlorine'; label: 'chlorine' }
  | { icon: 'recycled'; label: 'recycledFibre' | 'recycledYarn' }
  | { icon: 'stretch'; label: 'stretch' }
  | { icon: 'shape'; label: 'shape' }
  | { icon: 'soft'; label: 'soft' };

export type Fabric = {
  /** A message key. `<name>Composition` is the key of the composition. */
  name: 'recycledLycra' | 'ribElastane';
  features: readonly FabricFeature[];
  /** The products made of it, by name (spec §2). */
  products: readonly string[];
};

/** The women's fabrics. Products in neither list show no fabric. */
export const FABRICS: readonly Fabric[] = [
  {
    name: 'recycledLycra',
    features: [
      { icon: 'uv', label: 'uv' },
      { icon: 'sun-cream', label: 'sunCream' },
      { icon: 'chlorine', label: 'chlorine' },
      { icon: 'recycled', label: 'recycledFibre' },
    ],
    products: products.recycledLycra,
  },
  {
    name: 'ribElastane',
    features: [
      { icon: 'stretch', label: 'stretch' },
      { icon: 'recycled', label: 'recycledYarn' },
      { icon: 'shape', label: 'shape' },
      { icon: 'soft', label: 'soft' },
    ],
    products: products.ribElastane,
  },
];
