import { button, type DialogScene, dialog, heading } from './steps';
import type { Visitor } from './visitor';

/** A dialog, and how somebody comes to it. */
export type Scene = DialogScene & {
  name: string;
  path: string;
  /** What is done on the page before the opener is pressed. */
  prepare?: (visitor: Visitor) => Promise<void>;
};

/** From now on the page hears this in place of the server's answer to what begins with `path`. */
export function hear(path: string, status: number, answer: object) {
  return (visitor: Visitor): Promise<void> =>
    visitor.ask(
      (given) => {
        const { fetch } = window;
        window.fetch = (...call) =>
          String(call[0]).startsWith(given.path)
            ? Promise.resolve(Response.json(given.answer, { status: given.status }))
            : fetch(...call);
      },
      { path, status, answer },
    );
}

/** As `hear`: the server refuses. */
export const refuse = (path: string, status: number, code: string) =>
  hear(path, status, { status: 'error', code, message: '', errors: [] });

/** A size, on a product's page. */
export const choose = (size: string) => (visitor: Visitor) => visitor.press({ role: 'radio', name: size });

/** One after the other. */
export const all =
  (...steps: ((visitor: Visitor) => Promise<void>)[]) =>
  async (visitor: Visitor) => {
    for (const step of steps) await step(visitor);
  };

/** A message with an OK button. */
export const message = (title: string) => {
  const shown = dialog(title);
  return { dialog: shown, shows: [heading(title, shown), button('OK', shown)] };
};
