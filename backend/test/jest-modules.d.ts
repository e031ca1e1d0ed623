export {};

declare global {
  namespace jest {
    /**
     * Exists in Jest for ES modules, but not in @types/jest. Modules that use the mock must be imported
     * afterwards.
     */
    function unstable_mockModule(name: string, factory: () => object): void;
  }
}
