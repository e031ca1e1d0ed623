/** The pictures of the 'You might like' strip, as the content API's extra collection hands them out. */
export const likes = [
  { image: '/images/home/like-1.jpg', alt: 'Cloud-print volley shorts on sand' },
  { image: '/images/home/like-2.jpg', alt: 'Kawung-print bikini on sand' },
  { image: '/images/home/like-3.jpg', alt: 'Striped tee on sand' },
  { image: '/images/home/like-4.jpg', alt: 'Swell-line rash guard on sand' },
  { image: '/images/home/like-5.jpg', alt: 'Indigo parang boardshorts on sand' },
  { image: '/images/home/like-6.jpg', alt: 'Leaf-print swimsuit on sand' },
];
