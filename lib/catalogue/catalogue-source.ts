import 'server-only';
import { contentApiCatalogue } from '@/lib/content-api/catalogue';
import { env } from '@/lib/env';
import { productApiCatalogue } from '@/lib/product-api/catalogue';
import type { CatalogueSource } from '@/lib/upstream/catalogue-source';

/** The content API when one is configured, else the product API (contract, Content API). */
export const catalogueSource: CatalogueSource =
  env.CONTENT_API_URL && env.CONTENT_STORE_ID
    ? contentApiCatalogue(env.CONTENT_STORE_ID)
    : productApiCatalogue;
