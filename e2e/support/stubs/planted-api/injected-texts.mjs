// Texts that begin a script. The script names the place of its text.

/** Returns the script. @param {string} place */
const plantedScript = (place) => `planted("${place}")`;

/** Returns a text that closes any surrounding element and begins a script. @param {string} place */
export const createInjectedText = (place) =>
  `${place} -->\u2028"'\`</script></style></textarea></title></noscript><script>${plantedScript(place)}</script>`;

/** Returns a text with a script in the form of Next.js's own inline scripts. @param {string} place */
export const createInjectedInlineScript = (place) =>
  `${place} </script><script>self.__next_f.push([1,${JSON.stringify(plantedScript(place))}])</script>`;
