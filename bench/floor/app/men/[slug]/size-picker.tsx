'use client';
import { useState } from 'react';

/** The only component on the product pages of this bare comparison app that runs in the browser. */
export function SizePicker({ sizes }: { sizes: string[] }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <p>
      {sizes.map((size) => (
        <button key={size} type="button" aria-pressed={size === chosen} onClick={() => setChosen(size)}>
          {size}
        </button>
      ))}
    </p>
  );
}
