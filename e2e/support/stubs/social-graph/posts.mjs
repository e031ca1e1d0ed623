// Posts of every kind, with captions as people write them.

const LONG_CAPTION = `Five boards, two scooters and one very patient dog 🐕‍🦺 went up the coast before the sun did. ${'Somebody forgot the wax. '.repeat(90)}#segara`;

const HASH_TAGS = '#bali #surf #ombak';

/** Returns the posts. @param {string} origin the origin of the pictures */
export function createSocialPosts(origin) {
  const post = (id, facts) => ({
    id,
    media_type: 'IMAGE',
    media_url: `${origin}/pictures/${id}.jpg?oe=6541F3&sig=a%2Bb`,
    permalink: `https://www.instagram.com/p/${id}/`,
    timestamp: '2026-11-03T22:30:00+0000',
    ...facts,
  });
  return [
    post('1', { caption: `Sunrise at <b>Balangan</b> & coffee 🌅👨‍👩‍👧\n\n${HASH_TAGS}` }),
    post('2', {
      caption: 'A film',
      media_type: 'VIDEO',
      media_url: `${origin}/pictures/2.mp4`,
      thumbnail_url: `${origin}/pictures/2.jpg`,
    }),
    post('3', {
      caption: '"><img src=x onerror=alert(1)><script>alert(2)</script>',
      media_type: 'CAROUSEL_ALBUM',
      media_url: `${origin}/pictures/cover.jpg`,
      children: {
        data: [
          { id: '31', media_url: `${origin}/pictures/31.mp4` },
          { id: '32', media_url: `${origin}/pictures/3.jpg` },
        ],
      },
    }),
    post('4', { caption: undefined }),
    post('5', { caption: LONG_CAPTION, permalink: 'javascript:alert(3)' }),
    { id: '6', caption: 'An unknown kind' },
    post('7', { caption: 'Tide is out 🐚' }),
    post('8', { caption: 'One too many' }),
  ];
}
