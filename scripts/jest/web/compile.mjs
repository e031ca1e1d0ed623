import swcJest from '@swc/jest';

/** Compiles with `@swc/jest`. As in Next.js, client components import the client entry of next-intl. */
export default {
  createTransformer(options) {
    const compiler = swcJest.createTransformer(options);
    const forLayer = (source) =>
      source.startsWith("'use client'")
        ? source.replace("from 'next-intl'", "from 'next-intl/client-layer'")
        : source;
    return {
      ...compiler,
      process: (source, ...rest) => compiler.process(forLayer(source), ...rest),
      getCacheKey: (source, ...rest) => compiler.getCacheKey(forLayer(source), ...rest),
    };
  },
};
