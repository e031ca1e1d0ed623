/** As `create-next-app` leaves it. Types are checked with the rest of the project. */
export default { typescript: { ignoreBuildErrors: true } };
