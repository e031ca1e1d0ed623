'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLightDismiss, useModal } from '@/components/dialogs/use-modal';
import { Icon } from '@/components/ui/icon';
import { callApi } from '@/lib/api-client/call-api';
import type { SearchSuggestions } from '@/lib/contract/search';
import { searchPath } from '@/lib/search/search-path';
import styles from './search-dialog.module.scss';
import { SuggestionList } from './suggestion-list';
import { useCombobox } from './use-combobox';

/** The search dialog: a sheet at the top of the page, on phones the whole screen. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('searchField');
  const modal = useModal(onClose);
  useLightDismiss(modal.ref, onClose);

  return (
    <dialog {...modal} className={styles.dialog} aria-label={t('title')}>
      <div className={styles.sheet}>
        <SearchCombobox onClose={onClose} />
      </div>
    </dialog>
  );
}

/** The search combobox. Its form can be submitted without suggestions. */
function SearchCombobox({ onClose }: { onClose: () => void }) {
  const t = useTranslations('searchField');
  const locale = useLocale();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const suggestions = useSuggestions(text);
  const count = suggestions ? suggestions.queries.length + suggestions.products.length : 0;
  const combobox = useCombobox({ list: suggestions, count, onText: setText });
  const { id, open, activeId, type, onKeyDown } = combobox;

  const search = (event: FormEvent) => {
    event.preventDefault();
    router.push(searchPath(locale, text.trim()));
    onClose();
  };
  const clear = () => {
    type('');
    field.current?.focus();
  };

  return (
    <>
      <div className={styles.line}>
        <form action={searchPath(locale)} className={styles.form} onSubmit={search}>
          <Icon name="search" className={styles.glass} />
          <input
            ref={field}
            name="q"
            value={text}
            maxLength={80}
            role="combobox"
            aria-label={t('label')}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={id}
            aria-activedescendant={activeId}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={t('placeholder')}
            className={styles.field}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
          />
          {text && (
            <button type="button" className={styles.clear} onClick={clear}>
              {t('clear')}
            </button>
          )}
        </form>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.below}>
        {suggestions && open && (
          <SuggestionList suggestions={suggestions} typed={text} combobox={combobox} onLeave={onClose} />
        )}
        {!open && <PopularSearches nothing={suggestions !== undefined && count === 0} onLeave={onClose} />}
      </div>
      <p role="status" className="visuallyHidden">
        {suggestions && t('found', { count })}
      </p>
    </>
  );
}

type PopularSearchesProps = {
  /** True if the query has no suggestions. */
  nothing: boolean;
  onLeave: () => void;
};

/** Popular searches, shown while there are no suggestions. */
function PopularSearches({ nothing, onLeave }: PopularSearchesProps) {
  const t = useTranslations('searchField');
  const locale = useLocale();

  return (
    <div className="stack4">
      <p className={styles.text}>{t(nothing ? 'nothing' : 'ideasTitle')}</p>
      <ul className={styles.list}>
        {t('ideas')
          .split(', ')
          .map((idea) => (
            <li key={idea}>
              <Link
                href={searchPath(locale, idea.toLowerCase())}
                prefetch={false}
                className={styles.link}
                onClick={onLeave}
              >
                {idea}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** How long typing must pause before a request is sent, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 180;

const MIN_LETTERS = 2;

type Response = { query: string; suggestions: SearchSuggestions };

/**
 * Fetches suggestions for the typed text. While the shopper extends the text, the previous suggestions stay.
 * A failed request yields no suggestions.
 */
function useSuggestions(typed: string): SearchSuggestions | undefined {
  const locale = useLocale();
  const [response, setResponse] = useState<Response>();
  const query = typed.trim();
  const isLongEnough = query.length >= MIN_LETTERS;

  useEffect(() => {
    if (!isLongEnough) return;
    const controller = new AbortController();
    const fetchSuggestions = async () => {
      const parameters = new URLSearchParams({ q: query, locale });
      const suggestions = await callApi<SearchSuggestions>(`/api/search?${parameters}`, {
        signal: controller.signal,
      }).then(
        ({ data }) => data,
        () => undefined,
      );
      if (!controller.signal.aborted) setResponse(suggestions && { query, suggestions });
    };
    const timeout = setTimeout(fetchSuggestions, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timeout);
      controller.abort();
    };
  }, [query, isLongEnough, locale]);

  const isCurrent = isLongEnough && response && query.startsWith(response.query);
  return isCurrent ? response.suggestions : undefined;
}
