/** Who gives the receipt: the brand's facts out of `content/site`. */
export type Shop = {
  name: string;
  place: string;
  email: string;
  logo: { src: string; width: number; height: number };
};
