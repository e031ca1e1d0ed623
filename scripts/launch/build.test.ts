import { encodePictures } from './build';

const { PICTURES_DIR } = process.env;

it('says why pictures could not be encoded, and ends', async () => {
  process.env.PICTURES_DIR = '/dev/null/pictures';
  try {
    await expect(encodePictures(() => undefined)).rejects.toThrow('The pictures could not be encoded');
  } finally {
    process.env.PICTURES_DIR = PICTURES_DIR;
  }
});
