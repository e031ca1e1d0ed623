'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Group, Specimen, Specimens } from '@/app/[locale]/components/specimen';
import { WORDS } from '@/app/[locale]/components/words';
import { LanguageSwitch } from '@/components/frame/language-switch';
import { SiblingLinks } from '@/components/layout/sibling-links';
import { Button, ButtonLink, type ButtonTone } from '@/components/ui/button';
import { PageLinks } from '@/components/ui/page-links';
import { RetryButton } from '@/components/ui/retry-button';
import { localePath } from '@/lib/i18n/locale-path';

const TONES: readonly ButtonTone[] = ['solid', 'outline', 'plain'];

export function Buttons() {
  const locale = useLocale();
  const here = localePath(locale, '/components');
  const ways = (['buttons', 'fields', 'cards'] as const).map((name) => ({
    name: WORDS[name][locale],
    href: `${here}#${name}`,
  }));

  return (
    <Group name="buttons">
      {TONES.map((tone) => (
        <ButtonStates key={tone} tone={tone} href={here} />
      ))}
      <Specimen state="retry">
        <RetryButton />
      </Specimen>
      <Specimen state="languages">
        <LanguageSwitch label={WORDS.languages[locale]} />
        <LanguageSwitch label={WORDS.languages[locale]} short />
      </Specimen>
      {[1, 4, 7].map((page) => (
        <Specimen key={page} state="pages" wide>
          <Pages page={page} />
        </Specimen>
      ))}
      <Specimen state="siblings" wide>
        <SiblingLinks label={WORDS.siblings[locale]} links={ways} current={`${here}#buttons`} />
      </Specimen>
    </Group>
  );
}

function Pages({ page }: { page: number }) {
  const t = useTranslations('orders');
  const here = localePath(useLocale(), '/components');

  return (
    <PageLinks
      page={page}
      pages={7}
      t={t}
      link={({ number, label, ...link }) => (
        <a key={number} {...link} href={`${here}?page=${String(number)}`} aria-label={label} />
      )}
    />
  );
}

function ButtonStates({ tone, href }: { tone: ButtonTone; href: string }) {
  const t = useTranslations('product');
  const shown = { tone, children: t('addToCart') };

  return (
    <Specimen state={tone}>
      <Button {...shown} />
      <Specimens
        of={{
          busy: <Button {...shown} busy />,
          busyLabel: <Button {...shown} busy busyLabel={t('adding')} />,
          disabled: tone !== 'plain' && <Button {...shown} disabled />,
          link: <ButtonLink {...shown} href={href} />,
        }}
      />
    </Specimen>
  );
}
