declare module '@adobe/structured-data-validator' {
  /** The result of the package, which has no types. */
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
