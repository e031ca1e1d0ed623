'use client';

import { useId } from 'react';
import styles from '@/app/[locale]/components/page.module.scss';
import { QUESTION } from '@/app/[locale]/components/samples';
import { SearchIdeas } from '@/components/search/search-dialog';
import { SuggestionList } from '@/components/search/suggestion-list';
import type { SearchAnswer } from '@/lib/contract/search';

const nothing = () => undefined;

type SuggestionsProps = { suggestions: SearchAnswer; active?: number };

/** What comes below the field of the search. */
export function Suggestions({ suggestions, active = -1 }: SuggestionsProps) {
  const id = useId();
  const combobox = { id, active, optionId: (index: number) => `${id}-${String(index)}` };

  return (
    <div className={styles.alone}>
      <SuggestionList suggestions={suggestions} typed={QUESTION} combobox={combobox} onLeave={nothing} />
    </div>
  );
}

export function Ideas({ nothing: isNothing }: { nothing: boolean }) {
  return <SearchIdeas nothing={isNothing} onLeave={nothing} />;
}
