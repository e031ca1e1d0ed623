declare module '@adobe/structured-data-validator' {
  /** What the package says of a piece of structured data; it comes without types. */
  export type Issue = {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: unknown;
  };

  export default class Validator {
    validate(data: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>;
  }
}
