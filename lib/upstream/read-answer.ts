import 'server-only';
import type { z } from 'zod';
import { failureSchema } from '@/lib/contract/wire';
import { ApiError } from '@/lib/errors/api-error';
import { codeForStatus } from '@/lib/errors/codes';
import { noAnswer } from './ask-upstream';

/** The whole seconds a refusal asks to wait for. */
export function retryAfterSeconds(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

function refusal(response: Response, payload: unknown): ApiError {
  const failure = failureSchema.safeParse(payload).data ?? {};
  const code = codeForStatus(response.status);
  const shown = failure.errors?.map((error) => error.msg).join(', ') || failure.message;
  return new ApiError(code, {
    // The words of a broken server are for the log, not for a shopper.
    ...(code === 'upstream_failed'
      ? { cause: shown }
      : // Empty words are none, and none of ours take their place (spec §8).
        { detail: shown ?? '', errors: failure.errors, status: response.status }),
    retryAfterSeconds: retryAfterSeconds(response),
  });
}

/** A refusal says enough by its status; of anything else half is nothing. */
async function textOf(response: Response): Promise<string> {
  return response.text().catch((cause: unknown) => {
    const isSlow = cause instanceof Error && cause.name === 'TimeoutError';
    if (response.ok || isSlow) throw noAnswer(cause);
    return '';
  });
}

/** Servers answer a write with nothing, or with JSON: a page of something in between is no sign that it was made. */
async function payloadOf(response: Response): Promise<unknown> {
  const text = await textOf(response);
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (response.ok) throw new ApiError('upstream_failed', { cause });
    return null;
  }
}

/**
 * What an answer says.
 * @throws ApiError `timeout`, `unavailable` when it breaks off, `upstream_failed`, or the code of the upstream's own refusal
 */
export async function readAnswer<S extends z.ZodType>(response: Response, schema: S): Promise<z.infer<S>> {
  const payload = await payloadOf(response);
  if (!response.ok) throw refusal(response, payload);

  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new ApiError('upstream_failed', { cause: parsed.error });
  return parsed.data;
}
