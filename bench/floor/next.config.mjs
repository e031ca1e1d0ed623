/** The default configuration of `create-next-app`, without type checks in the build. Types are checked with the rest of the project. */
export default { typescript: { ignoreBuildErrors: true } };
