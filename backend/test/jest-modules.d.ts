export {};

declare global {
  namespace jest {
    /**
     * Mocks an ES module. Jest has this function, but @types/jest does not. Modules that use the mock must be
     * imported after the call.
     */
    function unstable_mockModule(name: string, factory: () => object): void;
  }
}
