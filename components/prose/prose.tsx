import type { ReactNode } from 'react';
import { ShopLink } from '@/components/layout/shop-link';
import { Picture } from '@/components/ui/picture';
import {
  formatProseAsText,
  headingId,
  isShopPagePath,
  type ProseBlock,
  type ProseInline,
} from '@/lib/prose/prose';
import styles from './prose.module.scss';

/** The head of a long text: its title and lead. */
export function ProseHeader({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}

type ProsePicture = { src: string; width: number; height: number; dominant: string };

type ProseProps = {
  blocks: readonly ProseBlock[];
  /** The page's name, which enables links to the headings. */
  page?: string | undefined;
  /** Keyed by the name that the text uses. */
  pictures?: ReadonlyMap<string, ProsePicture> | undefined;
};

/** Rich text of articles and legal pages. */
export function Prose({ blocks, ...rest }: ProseProps) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => (
        <Block key={`${String(index)}-${block.kind}`} block={block} {...rest} />
      ))}
    </div>
  );
}

type BlockProps = Omit<ProseProps, 'blocks'> & { block: ProseBlock };

function Block({ block, page, pictures }: BlockProps) {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} page={page} />;
    case 'quote':
      return (
        <p className={styles.quote}>
          <ProseLine parts={block.parts} />
        </p>
      );
    case 'list':
      return <ProseList list={block} />;
    case 'table':
      return <ProseTable table={block} />;
    case 'picture': {
      const picture = pictures?.get(block.src);
      if (!picture) throw new Error(`The size of ${block.src} is unknown: add the picture to article.json`);
      return <ProseFigure picture={picture} alt={block.alt} caption={block.caption} />;
    }
    default:
      return (
        <p className={styles.paragraph}>
          <ProseLine parts={block.parts} />
        </p>
      );
  }
}

type HeadingProps = Pick<BlockProps, 'page'> & { block: Extract<ProseBlock, { kind: 'heading' }> };

function Heading({ block: { level, parts }, page }: HeadingProps) {
  const Level = level === 2 ? 'h2' : 'h3';
  return (
    <Level id={page && headingId(page, formatProseAsText(parts))} className={styles[`heading${level}`]}>
      <ProseLine parts={parts} />
    </Level>
  );
}

type ProseFigureProps = { picture: ProsePicture; alt: string; caption: string };

/** A picture in a text, wider than the text where there is space. */
function ProseFigure({ picture, alt, caption }: ProseFigureProps) {
  return (
    <figure className={styles.figure}>
      <Picture {...picture} alt={alt} sizes="(min-width: 1440px) 50rem, (min-width: 1024px) 60vw, 100vw" />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

type ProseListProps = { list: Extract<ProseBlock, { kind: 'list' }> };

/** A list: numbered steps or bullet points. */
function ProseList({ list: { ordered, items } }: ProseListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={ordered ? styles.steps : styles.points}>
      {items.map((parts, index) => (
        <li key={String(index)} className={styles.item}>
          <ProseLine parts={parts} />
        </li>
      ))}
    </List>
  );
}

/** A line of text with its emphasis and links. */
function ProseLine({ parts }: { parts: readonly ProseInline[] }) {
  return parts.map((part, index) => {
    // Static text: the index is a stable key.
    const key = `${index}-${part.kind}`;
    if (part.kind === 'text') return part.text;

    const words = <ProseLine parts={part.parts} />;
    if (part.kind === 'strong') return <strong key={key}>{words}</strong>;
    if (part.kind === 'emphasis') {
      return (
        <em key={key} className={styles.emphasis}>
          {words}
        </em>
      );
    }
    return (
      <ProseLink key={key} href={part.href}>
        {words}
      </ProseLink>
    );
  });
}

function ProseLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isShopPagePath(href)) {
    return (
      <a href={href} className={styles.link}>
        {children}
      </a>
    );
  }
  return (
    <ShopLink href={href} className={styles.link}>
      {children}
    </ShopLink>
  );
}

type ProseTableProps = { table: Extract<ProseBlock, { kind: 'table' }> };

/** A table. The first cell of a row is its header. */
function ProseTable({ table: { head, rows } }: ProseTableProps) {
  const columns = head.map(formatProseAsText);

  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {rows.map(([name = [], ...cells]) => (
          <tr key={formatProseAsText(name)} className={styles.row}>
            <th scope="row" className={styles.name}>
              <ProseLine parts={name} />
            </th>
            {cells.map((cell, index) => {
              const column = columns[index + 1];
              return (
                <td key={column} data-column={column} className={styles.cell}>
                  <ProseLine parts={cell} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
