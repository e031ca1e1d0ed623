import { OpenAPIHono } from '@hono/zod-openapi';

import type { AppEnv } from './app-env';
import { rejection } from './failure';
import { inputFaults } from './input-faults';

/** A set of routes. Input that its schema refuses is answered with 422, one reason a field. */
export function createRouter<E extends AppEnv = AppEnv>(): OpenAPIHono<E> {
  return new OpenAPIHono<E>({
    defaultHook: (result) => {
      if (!result.success) throw rejection(inputFaults(result.error));
    },
  });
}
