/** The part of `midtrans-client` (1.4) in use here; the package brings no types. Answers are whatever came over the wire. */
declare module 'midtrans-client' {
  class MidtransError extends Error {
    /** The HTTP status or the body's own `status_code` (text); null when there was no answer. */
    httpStatusCode: number | string | null;
    ApiResponse: unknown;
  }

  class Snap {
    constructor(options: { isProduction: boolean; serverKey: string });
    apiConfig: { getSnapApiBaseUrl(): string; getCoreApiBaseUrl(): string };
    /** `http_client` is an axios instance; documented for setting defaults such as the timeout (ms). */
    httpClient: { http_client: { defaults: { timeout?: number; maxRedirects?: number } } };
    transaction: {
      status(orderId: string): Promise<unknown>;
      cancel(orderId: string): Promise<unknown>;
      expire(orderId: string): Promise<unknown>;
      refund(orderId: string, parameter: object): Promise<unknown>;
    };
    createTransaction(parameter: object): Promise<unknown>;
  }

  const midtrans: { Snap: typeof Snap; MidtransError: typeof MidtransError };
  export default midtrans;
}
