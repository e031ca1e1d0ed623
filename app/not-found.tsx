const WORDS = '404: This page could not be found.';

/** For a file that there is not. Next's own has a kilobyte of styles, and every page's RSC payload carries what stands here. */
export default function MissingFile() {
  return (
    <>
      <title>{WORDS}</title>
      <h1>{WORDS}</h1>
    </>
  );
}
