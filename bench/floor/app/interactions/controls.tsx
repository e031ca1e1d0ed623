'use client';
import { useRef, useState } from 'react';
import { SizePicker } from '@/bench/floor/app/men/[slug]/size-picker';

type Props = { names: string[]; sizes: string[] };

/** The interactions of the shop in their simplest form, to compare how fast they respond. */
export function Controls({ names, sizes }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const [isShort, setShort] = useState(false);
  const found = names.filter((name) => name.toLowerCase().includes(query?.toLowerCase() ?? ''));

  return (
    <>
      <button type="button" aria-expanded={isMenuOpen} onClick={() => setMenuOpen(!isMenuOpen)}>
        Menu
      </button>
      {isMenuOpen && <a href="/men">Men</a>}
      <SizePicker sizes={sizes} />
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Add to cart
      </button>
      <dialog ref={dialog}>Choose a size</dialog>
      <button type="button" onClick={() => setQuery('')}>
        Search
      </button>
      {query !== undefined && (
        <input
          type="text"
          role="combobox"
          aria-expanded="false"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <details>
        <summary>Filter</summary>
        <label>
          <input type="checkbox" checked={isShort} onChange={() => setShort(!isShort)} />
          Short names
        </label>
      </details>
      <ul>
        {found
          .filter((name) => !isShort || name.length < 20)
          .map((name) => (
            <li key={name}>{name}</li>
          ))}
      </ul>
    </>
  );
}
