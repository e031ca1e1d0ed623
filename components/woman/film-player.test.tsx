import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilmPlayer } from './film-player';

const SOURCES = [
  { src: '/films/tide.webm', type: 'video/webm' },
  { src: '/films/tide.mp4', type: 'video/mp4' },
];

let see: (near: boolean) => void;

/** Mocks the IntersectionObserver. The film is off screen until `see(true)`. */
class Screen {
  observe: () => void;
  disconnect = jest.fn();

  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.observe = () => tell([{ isIntersecting: false }]);
    see = (near) => act(() => tell([{ isIntersecting: near }]));
  }
}

function device({ calm = false, saveData = false } = {}) {
  Object.assign(window, { IntersectionObserver: Screen, matchMedia: () => ({ matches: calm }) });
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
}

beforeEach(() => {
  device();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});

function open() {
  const { container } = render(
    <FilmPlayer sources={SOURCES} playLabel="Play the film" pauseLabel="Pause the film" />,
  );
  return {
    html: () => container.innerHTML,
    files: () => [...container.querySelectorAll('source')].map(({ src }) => new URL(src).pathname),
  };
}
const button = (name: string) => screen.getByRole('button', { name });

it('is loaded and plays when it is near the viewport', () => {
  const { files } = open();
  expect(files()).toEqual([]);
  see(true);
  expect(files()).toEqual(['/films/tide.webm', '/films/tide.mp4']);
  expect(button('Pause the film')).toBeVisible();
});

it('disables picture-in-picture without an invalid attribute', () => {
  const { html } = open();
  expect(html()).not.toMatch(/pictureinpicture/i);
  expect(document.querySelector('video')).toHaveProperty('disablePictureInPicture', true);
});

it('pauses off screen', () => {
  open();
  see(true);
  see(false);
  expect(button('Play the film')).toBeVisible();
});

it.each([
  ['less motion', { calm: true }],
  ['less data', { saveData: true }],
])('does not autoplay for visitors who prefer %s', async (_, asked) => {
  device(asked);
  const { files } = open();
  see(true);
  expect(files()).toEqual([]);

  await userEvent.click(button('Play the film'));
  expect(files()).toHaveLength(2);
  expect(button('Pause the film')).toBeVisible();
});

it('does not resume after it was paused', async () => {
  open();
  see(true);
  await userEvent.click(button('Pause the film'));
  see(false);
  see(true);
  expect(button('Play the film')).toBeVisible();

  await userEvent.click(button('Play the film'));
  expect(button('Pause the film')).toBeVisible();
});

it('offers to play if the browser refuses autoplay', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function blockAutoplay(
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('play'));
    return Promise.reject(new DOMException('to save power', 'NotAllowedError'));
  });
  open();
  see(true);
  expect(await screen.findByRole('button', { name: 'Play the film' })).toBeVisible();
});

it('shows only its poster if no file can be played', () => {
  const { files } = open();
  see(true);
  const last = document.querySelector('source:last-child');
  if (last) fireEvent.error(last);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(files()).toEqual([]);
});
