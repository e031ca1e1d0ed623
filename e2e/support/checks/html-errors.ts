import { HtmlValidate } from 'html-validate';

/** The HTML standard and rules for accessible pages, without rules for the style of source text. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes attributes and elements in this way.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-implicit-input-type': 'off',
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The placeholder colour of a picture is an inline style.
    'no-inline-style': 'off',
    // All scripts come from the shop itself, so they need no hash.
    'require-sri': 'off',
    // Titles contain product names, which may be long.
    'long-title': 'off',
  },
});

/** Matches images whose `srcset` names the widths of its files. */
const IMAGES = /<(?:img|source|link)\b[^>]*\b(?:image)?srcset="[^"]*\d+w[^>]*>/gi;

/** Finds images that name widths, but not the `sizes` that the standard requires with them. */
function imagesWithoutSizes(html: string): string[] {
  const images = html.match(IMAGES) ?? [];
  return images
    .filter((image) => !/\b(?:image)?sizes="[^"]+"/i.test(image))
    .map((image) => `srcset without sizes: ${image}`);
}

/** Returns violations of the HTML standard. */
export async function listHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const violations = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId}: ${message} (${line}:${column}, ${selector ?? ''})`,
    ),
  );
  return [...violations, ...imagesWithoutSizes(html)];
}
