const WORDS = '404: This page could not be found.';

/**
 * The page for a missing file. It is minimal, because its content is part of the RSC payload of every page.
 */
export default function MissingFilePage() {
  return (
    <>
      <title>{WORDS}</title>
      <h1>{WORDS}</h1>
    </>
  );
}
