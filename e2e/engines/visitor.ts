/** A part of a page, as somebody names it who looks at it or hears it. */
export type Part = {
  role:
    | 'alert'
    | 'button'
    | 'combobox'
    | 'dialog'
    | 'group'
    | 'heading'
    | 'img'
    | 'link'
    | 'main'
    | 'navigation'
    | 'option'
    | 'radio'
    | 'radiogroup'
    | 'region'
    | 'textbox';
  /** A string is the whole name. Without one any will do. */
  name?: string | RegExp;
  /** Which of several, from 0. */
  nth?: number;
  within?: Part;
};

/** CSS pixels of the viewport. */
export type Box = { x: number; y: number; width: number; height: number };

export type Size = { width: number; height: number };

export type Key = 'ArrowDown' | 'Enter' | 'Escape' | '+';

/**
 * Somebody with a browser, whatever drives it. Each step waits until the page lets it be made.
 * Steps throw when it does not within `STEP_TIMEOUT_MS`.
 */
export interface Visitor {
  /** Follows an address of the shop and waits until it has loaded. */
  open(path: string): Promise<void>;
  /** Path and query of the page that is shown. */
  address(): Promise<string>;
  /** Back to the page before, as by the browser's own button. */
  back(): Promise<void>;
  /** A mouse button in the middle of it. */
  press(part: Part): Promise<void>;
  /** In place of what the field holds. */
  type(part: Part, text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** What is typed and pressed from now on is in the frame of this title; undefined for the page itself. */
  enterFrame(title: string | undefined): Promise<void>;
  /** Undefined while there is none, or while it is not shown. */
  box(part: Part): Promise<Box | undefined>;
  /** Whether the focus is on it, or within. */
  holdsFocus(part: Part): Promise<boolean>;
  /** All its text. Empty while there is none. */
  text(part: Part): Promise<string>;
  /** Asks the page; the question is sent as source text and knows nothing around it. */
  ask<Given, Answer>(question: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  /** A PNG of what is on the screen. */
  keepPicture(path: string): Promise<void>;
  /** What went wrong inside the page, as far as the engine tells: uncaught errors, the console's, broken policies. */
  troubles(): Promise<string[]>;
  leave(): Promise<void>;
}

/** How long a step waits for its page, in milliseconds. */
export const STEP_TIMEOUT_MS = 15_000;
