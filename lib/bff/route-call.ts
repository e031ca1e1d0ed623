import 'server-only';
import type { NextRequest } from 'next/server';
import type { z } from 'zod';
import { type Locale, localeOf } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { consume, type LimitName } from '@/lib/rate-limit/limits';
import { clientAddress } from '@/lib/rate-limit/network';
import { DeviceBox } from '@/lib/session/device-box';
import type { Session, SessionBox } from '@/lib/session/session';
import { parseInput, readBody } from './read-body';

export type Params = Record<string, string | string[] | undefined>;

export class RouteCall {
  readonly locale: Locale;
  readonly headers = new Headers();
  /** The product API was called with this session's token, so its 401 ends the session. */
  usedSession = false;
  /** Whose account this is about (`customerOf`), for the log to name it by a pseudonym. */
  account: string | undefined;
  /** Whom to count tries against, where no account is known. */
  readonly address: string;
  readonly device: DeviceBox;

  constructor(
    readonly request: NextRequest,
    readonly params: Params,
    readonly session: SessionBox,
  ) {
    this.locale = localeOf(request.headers.get('accept-language'));
    this.address = clientAddress(request.headers);
    this.device = new DeviceBox(request);
  }

  /** @throws ApiError `rate_limited` when this client has done this too often */
  limit(name: LimitName): Promise<void> {
    return consume(name, this.address);
  }

  /** @throws ApiError `unauthenticated` */
  requireSession(): Session {
    const session = this.session.require();
    this.usedSession = true;
    this.account = session.customer;
    return session;
  }

  /** Limits by the customer, whatever the address. @throws ApiError `unauthenticated`, `rate_limited` */
  async limitCustomer(name: LimitName): Promise<Session> {
    const session = this.requireSession();
    await consume(name, session.customer);
    return session;
  }

  /** @throws ApiError `too_large`, `unsupported_media_type`, `bad_request`, `rejected` */
  readBody<S extends z.ZodType>(schema: S): Promise<z.infer<S>> {
    return readBody(this.request, schema, this.locale);
  }

  /** What the address's query says. @throws ApiError `rejected` with one error a field */
  readQuery<S extends z.ZodType>(schema: S): z.infer<S> {
    return parseInput(schema, Object.fromEntries(this.request.nextUrl.searchParams), this.locale);
  }

  /** A dynamic part of the path. @throws ApiError `not_found` when it is none */
  param(name: string): string {
    const value = this.params[name];
    if (typeof value !== 'string' || value === '') throw new ApiError('not_found');
    return value;
  }
}
