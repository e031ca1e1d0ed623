type LogoProps = {
  src: string;
  width: number;
  height: number;
  alt: string;
  className?: string | undefined;
  loading?: 'lazy' | undefined;
};

/** An SVG, which needs no renditions. */
export function Logo({ alt, ...drawing }: LogoProps) {
  return (
    <picture>
      <img alt={alt} {...drawing} />
    </picture>
  );
}
