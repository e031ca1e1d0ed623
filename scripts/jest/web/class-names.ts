/** Replaces a style module. Class names are those of the source. */
const classNames = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });

export default classNames;
