'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { ProductSuggestion, SearchSuggestions } from '@/lib/contract/search';
import { searchPath } from '@/lib/search/search-path';
import { normalizeSearchText, tokenize } from '@/lib/search/words';
import styles from './search-dialog.module.scss';

type Combobox = { id: string; active: number; optionId: (index: number) => string };

type SuggestionListProps = {
  suggestions: SearchSuggestions;
  typed: string;
  combobox: Combobox;
  onLeave: () => void;
};

/** The listbox: queries, then products. Its options are links, so that each can open in a new tab. */
export function SuggestionList({ suggestions, typed, combobox, onLeave }: SuggestionListProps) {
  const t = useTranslations('searchField');
  const locale = useLocale();
  const { queries, products } = suggestions;
  const option = (index: number) => ({
    id: combobox.optionId(index),
    active: combobox.active === index,
    onLeave,
  });

  return (
    <div role="listbox" id={combobox.id} aria-label={t('suggestions')} className={styles.listList}>
      {queries.length > 0 && (
        <div className={styles.queries}>
          {queries.map((query, index) => (
            <Option key={query} {...option(index)} href={searchPath(locale, query)} className={styles.query}>
              <span>
                <Highlight text={query} typed={typed} />
              </span>
            </Option>
          ))}
        </div>
      )}
      {products.length > 0 && (
        <div className={styles.products}>
          {products.map((product, index) => (
            <Option
              key={product.id}
              {...option(queries.length + index)}
              href={product.href}
              className={styles.product}
            >
              <Product product={product} typed={typed} />
            </Option>
          ))}
        </div>
      )}
    </div>
  );
}

type OptionProps = {
  id: string;
  active: boolean;
  href: string;
  className: string | undefined;
  onLeave: () => void;
  children: ReactNode;
};

/** A suggestion. `mousedown` is prevented, so that the focus stays in the field. */
function Option({ id, active, href, className, onLeave, children }: OptionProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={href}
      prefetch={false}
      className={className}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onLeave}
    >
      {children}
    </Link>
  );
}

function Product({ product, typed }: { product: ProductSuggestion; typed: string }) {
  const { name, price, picture } = product;
  return (
    <>
      <span className={styles.frame}>
        {picture && <Picture {...picture} alt="" sizes={72} className={styles.picture} />}
      </span>
      <span className="stack1 shrinks">
        <span className={styles.name}>
          <Highlight text={name} typed={typed} />
        </span>
        <Price rupiah={price} className={styles.price} />
      </span>
    </>
  );
}

/** Highlights the beginnings of words that match the query. */
function Highlight({ text, typed }: { text: string; typed: string }) {
  const parts = splitAtMatches(text, typed);
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, part) => sum + part.text.length, 0));

  return parts.map((part, at) =>
    part.hit ? (
      <b key={starts[at]} className={styles.hit}>
        {part.text}
      </b>
    ) : (
      part.text
    ),
  );
}

type TextPart = { text: string; hit: boolean };

const WORD = /([\p{L}\p{N}\p{M}'’]+)/u;

/**
 * Returns how many characters of a word make up `length` letters of its normalised form, including combining
 * accents.
 */
function countCharacters(word: readonly string[], length: number): number {
  let end = 0;
  while (end < word.length && normalizeSearchText(word.slice(0, end).join('')).length < length) end += 1;
  while (end < word.length && normalizeSearchText(word[end] ?? '') === '') end += 1;
  return end;
}

/**
 * Splits a text into the parts that match the start of a query word, ignoring case and accents, and the other
 * parts.
 */
export function splitAtMatches(text: string, typed: string): TextPart[] {
  const terms = tokenize(typed);
  const parts = text.split(WORD).flatMap((word): TextPart[] => {
    const plain = normalizeSearchText(word);
    const length = Math.max(0, ...terms.map((term) => (plain.startsWith(term) ? term.length : 0)));
    const characters = [...word];
    const end = length === 0 ? 0 : countCharacters(characters, length);
    return [
      { text: characters.slice(0, end).join(''), hit: true },
      { text: characters.slice(end).join(''), hit: false },
    ];
  });
  return parts.filter((part) => part.text !== '');
}
