type LogoProps = {
  src: string;
  width: number;
  height: number;
  alt: string;
  className?: string | undefined;
  loading?: 'lazy' | undefined;
};

/** A drawing, so there is nothing to scale or to choose from. */
export function Logo({ alt, ...drawing }: LogoProps) {
  return (
    <picture>
      <img alt={alt} {...drawing} />
    </picture>
  );
}
