'use client';

import { useEffect, useState } from 'react';
import type { ClientTexts } from '@/lib/i18n/client-texts';
import { loadLateTexts } from '@/lib/i18n/load-late-texts';
import { useLocale } from '@/lib/i18n/texts';

/**
 * What comes when it is wanted: `parts` are its code and its words, `failed` says that they did not come.
 * @param load always the same function, or it would be fetched again
 */
export function useLateParts<Content>(load: () => Promise<Content>) {
  const locale = useLocale();
  const [parts, setParts] = useState<{ content: Content; texts: ClientTexts }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let wanted = true;
    Promise.all([load(), loadLateTexts(locale)]).then(
      ([content, texts]) => wanted && setParts({ content, texts }),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [load, locale]);

  return { parts, failed };
}
