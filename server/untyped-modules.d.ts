declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Middleware that encodes what is written to the response as the client understands it. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}

declare module 'on-headers' {
  import type { ServerResponse } from 'node:http';

  /** Calls back before the head is written; the listener that came last is called first. */
  export default function onHeaders(response: ServerResponse, listener: (this: ServerResponse) => void): void;
}

declare module 'proxy-addr' {
  import type { IncomingMessage } from 'node:http';

  /** The address that the outermost trusted proxy has seen; distances count from the socket. */
  export default function proxyAddress(
    request: IncomingMessage,
    isTrusted: (address: string, distance: number) => boolean,
  ): string | undefined;
}
