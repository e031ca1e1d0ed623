'use client';
import { useState } from 'react';

/** The one piece of the floor that runs in the browser. */
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
