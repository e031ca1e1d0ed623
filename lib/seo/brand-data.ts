import 'server-only';
import type {
  MerchantReturnPolicy,
  OfferShippingDetails,
  OnlineStore,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { SITE } from '@/content/site';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { localePath } from '@/lib/i18n/locale-path';

/** Node identifiers (`@id`) that other nodes refer to. */
export const ORGANIZATION_ID = absoluteUrl('/#organization');
export const WEBSITE_ID = absoluteUrl('/#website');
/** Relative ids, because every page that refers to these nodes contains them. */
export const DELIVERY_ID = '#delivery';
export const RETURNS_ID = '#returns';

const days = ([minValue, maxValue]: readonly [number, number]) =>
  ({ '@type': 'QuantitativeValue', unitCode: 'DAY', minValue, maxValue }) as const;

/** Returns the delivery terms: one country, with the fee of `content/site`. */
export function deliveryJsonLd(): OfferShippingDetails {
  const { country, fee, handlingDays, transitDays } = SITE.delivery;
  return {
    '@type': 'OfferShippingDetails',
    '@id': DELIVERY_ID,
    shippingRate: { '@type': 'MonetaryAmount', value: fee, currency: 'IDR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays),
      transitTime: days(transitDays),
    },
  };
}

export function returnsJsonLd(): MerchantReturnPolicy {
  const { country, days: merchantReturnDays } = SITE.returns;
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': RETURNS_ID,
    applicableCountry: country,
    returnPolicyCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}

export function organizationJsonLd(): OnlineStore {
  const { locality, region, country } = SITE.home;
  const profiles: readonly string[] = SITE.profiles;
  return {
    '@type': 'OnlineStore',
    '@id': ORGANIZATION_ID,
    name: SITE.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/images/brand/icon-512.png'),
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      addressRegion: region,
      addressCountry: country,
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
    hasMerchantReturnPolicy: { '@id': RETURNS_ID },
  };
}

function searchAction(locale: Locale): WithActionConstraints<SearchAction> {
  const search = absoluteUrl(localePath(locale, '/search'));
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}

/** Returns the website node with the home page in one language and the search action. */
export function websiteJsonLd(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': WEBSITE_ID,
    name: SITE.name,
    url: absoluteUrl(localePath(locale, '/')),
    inLanguage: [...LOCALES],
    publisher: { '@id': ORGANIZATION_ID },
    potentialAction: searchAction(locale),
  };
}
