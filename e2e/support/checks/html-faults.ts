import { HtmlValidate } from 'html-validate';

/**
 * The HTML standard as html-validate has it, and its rules for accessible pages. Off is what says how source text
 * should be written: nobody writes this HTML by hand.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's spelling: hrefLang, charSet, a slash in void elements, attributes that are just there, no type where it is the usual one.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-implicit-input-type': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Choices of one question share its name; a list may be named.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A picture's own colour while it loads is a style of one element (components/ui/picture).
    'no-inline-style': 'off',
    // Scripts are our own, named by the hash of what is in them; the policy lets no other in.
    'require-sri': 'off',
    // Names of products are as long as they are.
    'long-title': 'off',
  },
});

/** What the standard says against a document. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId}: ${message} (${line}:${column}, ${selector ?? ''})`,
    ),
  );
}
