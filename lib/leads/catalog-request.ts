'use client';

import { useApiWrite } from '@/lib/api-client/use-api-write';
import { readFormFields } from '@/lib/browser/read-fields';
import type { CatalogRequest } from '@/lib/contract/lead';

export const CATALOG_REQUEST_FIELDS = ['fullName', 'email', 'phone'] as const;
export type CatalogRequestField = (typeof CATALOG_REQUEST_FIELDS)[number];

const SENT = [...CATALOG_REQUEST_FIELDS, 'catalog', 'website'] as const;

/** The submitted fields with the honeypot, and the time since the form was shown in milliseconds. */
export type EnteredCatalogRequest = Record<(typeof SENT)[number], string> & { elapsedMs: number };

/** Reads the form. `elapsedMs` is the time in milliseconds since the form was shown. */
export function readCatalogRequest(form: FormData, elapsedMs: number): EnteredCatalogRequest {
  return { ...readFormFields(form, SENT), elapsedMs: Math.round(elapsedMs) };
}

export type CatalogRequestErrorCode = 'required' | 'emailFormat';

function checkEmail(email: string): CatalogRequestErrorCode | undefined {
  if (email === '') return 'required';
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) ? undefined : 'emailFormat';
}

/** Returns the validation errors of a request by field (spec §5). The server validates again. */
export function listCatalogRequestErrors({ fullName, email }: Pick<CatalogRequest, 'fullName' | 'email'>) {
  const errors: Partial<Record<CatalogRequestField, CatalogRequestErrorCode | undefined>> = {
    fullName: fullName === '' ? 'required' : undefined,
    email: checkEmail(email),
  };
  return errors;
}

/** Returns the mutation that sends a catalogue request. */
export function useCatalogRequest() {
  return useApiWrite('catalog-request', (body: EnteredCatalogRequest) => ({
    path: '/api/catalog/request',
    method: 'POST',
    body,
  }));
}
