import 'server-only';
import type { z } from 'zod';
import { BODY_MAX } from '@/lib/contract/limits';
import type { Locale } from '@/lib/contract/locale';
import { faultsOf } from '@/lib/contract/validation';
import type { FieldError } from '@/lib/contract/wire';
import { ApiError } from '@/lib/errors/api-error';
import { translator } from '@/lib/i18n/translator';

async function readOn(reader: ReadableStreamDefaultReader<Uint8Array> | undefined) {
  try {
    return (await reader?.read())?.value;
  } catch (cause) {
    throw new ApiError('bad_request', { cause });
  }
}

/**
 * A request's body, at most 64 KiB. A `content-length` over the limit is refused at once; a smaller one is not trusted:
 * bytes are counted while reading.
 * @throws ApiError `too_large`
 */
export async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > BODY_MAX) throw new ApiError('too_large');
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const value = await readOn(reader);
    if (!value) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > BODY_MAX) {
      await reader?.cancel();
      throw new ApiError('too_large');
    }
    chunks.push(value);
  }
}

const JSON_TYPE = 'application/json';

function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** Parses a body as UTF-8 JSON. @throws ApiError `bad_request` */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ApiError('bad_request', { cause });
  }
}

function fieldErrors(error: z.ZodError, locale: Locale): FieldError[] {
  const t = translator(locale, 'validation');
  return faultsOf(error).map(({ path, code, bound = 0 }) => ({
    path,
    msg: t(code, { bound, field: t('field', { path }) }),
  }));
}

/** @throws ApiError `rejected` with one error a field */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown, locale: Locale): z.infer<S> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new ApiError('rejected', { errors: fieldErrors(parsed.error, locale) });
  return parsed.data;
}

/**
 * @throws ApiError `too_large`, `unsupported_media_type`, `bad_request`, `rejected`, in the contract's order
 */
export async function readBody<S extends z.ZodType>(
  request: Request,
  schema: S,
  locale: Locale,
): Promise<z.infer<S>> {
  const bytes = await readBytes(request);
  if (mediaType(request) !== JSON_TYPE) throw new ApiError('unsupported_media_type');

  return parseInput(schema, parseJson(bytes), locale);
}
