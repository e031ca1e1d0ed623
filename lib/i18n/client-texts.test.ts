import { clientTexts, someTexts } from './client-texts';

it('hands a namespace over whole', () => {
  expect(clientTexts('en', ['viewer']).viewer).toMatchObject({ nearer: 'Zoom in', further: 'Zoom out' });
});

it('hands over of a large namespace the words that are asked for alone', () => {
  expect(someTexts('id', 'viewer', ['next'])).toEqual({ viewer: { next: 'Foto berikutnya' } });
});
