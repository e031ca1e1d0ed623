// A script in every text that somebody else has stored. Each says which one it got in by.

/** What a script that got in would say. @param {string} place */
export const plantedScript = (place) => `planted("${place}")`;

/** A text that ends whatever it may stand in, and begins a script. @param {string} place */
export const plantedText = (place) =>
  `${place} -->\u2028"'\`</script></style></textarea></title></noscript><script>${plantedScript(place)}</script>`;

/** The same as Next writes what a page is made of. @param {string} place */
export const plantedPiece = (place) =>
  `${place} </script><script>self.__next_f.push([1,${JSON.stringify(plantedScript(place))}])</script>`;
