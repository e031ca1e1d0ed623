import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import './globals.css';

export const metadata: Metadata = { title: 'Floor', description: 'The least a shop made with Next can be.' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header>
          <Link href="/men">Men</Link>
        </header>
        <main>{children}</main>
        <footer>Floor</footer>
      </body>
    </html>
  );
}
