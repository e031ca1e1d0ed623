'use client';

import { useState } from 'react';
import { useAfterPress } from '@/components/hooks/use-after-press';
import type { Address } from '@/lib/contract/account';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import type { AddressField } from '@/lib/orders/address-fields';
import { type AddressWarnings, addressWarnings } from '@/lib/orders/address-warnings';

/**
 * Words for what looks like a slip in an address, once a field has been left. Nothing is ever refused for them,
 * and PAY does not move away under who leaves the field by pressing it.
 */
export function useAddressHints() {
  const t = useTexts('checkout');
  const locale = useLocale();
  const [{ province, postalCode }, setSlips] = useState<AddressWarnings>({});
  const afterPress = useAfterPress();

  const postalHint = () => {
    if (!postalCode) return undefined;
    if (postalCode === 'length') return t('postalCodeLength');
    const prefixes = new Intl.ListFormat(locale, { type: 'disjunction' }).format(postalCode.postal);
    return t('postalCodeHint', { province: postalCode.name, prefixes });
  };
  const hintOf = (name: AddressField): string | undefined => {
    if (name === 'province' && province) return t('provinceHint');
    return name === 'postalCode' ? postalHint() : undefined;
  };

  return { hintOf, judge: (address: Address) => afterPress(() => setSlips(addressWarnings(address))) };
}
