import 'server-only';
import { z } from 'zod';
import { parseInput } from '@/lib/bff/read-body';
import type { RouteCall } from '@/lib/bff/route-call';
import type { FormPurpose } from './form-answer';

/** How a form that was taken goes on: to a page, which may have something to say about it. */
export type FormResult = {
  /** A page of ours, without its language; by default the form's own. */
  to?: `/${string}`;
  /** The address of a page that is none of the shop's. */
  away?: string;
  /** What the page says. */
  say?: string;
};

/** A form's fields are texts. */
const fieldsSchema = z.record(z.string(), z.string());

/** A form that was sent: its call, what is in it, and what it is about. */
export class FormCall {
  #fields: Record<string, string> = {};

  constructor(
    readonly call: RouteCall,
    public about: FormPurpose,
  ) {}

  get fields(): Readonly<Record<string, string>> {
    return this.#fields;
  }

  /** @throws ApiError as `RouteCall.readBodyOrForm` */
  async read(): Promise<Readonly<Record<string, string>>> {
    this.#fields = await this.call.readBodyOrForm(fieldsSchema);
    return this.#fields;
  }

  /** @throws ApiError `rejected` with one error a field */
  parse<S extends z.ZodType>(schema: S, input: unknown = this.#fields): z.infer<S> {
    return parseInput(schema, input, this.call.locale);
  }

  query(name: string): string | undefined {
    return this.call.request.nextUrl.searchParams.get(name) ?? undefined;
  }
}

export type PageForm = {
  about: FormPurpose;
  /** The fields that an answer shows again. */
  keep?: readonly string[];
  /** The page that answers, where it is not the form's own. */
  answeredAt?: `/${string}`;
  /** Where a login leads back to; without it nobody is sent to one. */
  afterLogin?: (form: FormCall) => `/${string}`;
  send: (form: FormCall) => Promise<FormResult>;
};
