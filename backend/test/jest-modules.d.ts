export {};

declare global {
  namespace jest {
    /** Jest has it for ES modules; @types/jest does not know it. Import what shall meet the double afterwards. */
    function unstable_mockModule(name: string, factory: () => object): void;
  }
}
