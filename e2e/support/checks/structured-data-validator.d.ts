declare module '@adobe/structured-data-validator' {
  /** An issue that the package reports. The package has no types of its own. */
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
