import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { error } from 'selenium-webdriver';
import type { Command } from 'selenium-webdriver/lib/command';

/**
 * Marionette's names of WebDriver commands. Debian has no geckodriver, so the tests use Marionette, Firefox's own
 * protocol.
 */
const COMMANDS: Record<string, string> = {
  newSession: 'WebDriver:NewSession',
  quit: 'Marionette:Quit',
  get: 'WebDriver:Navigate',
  goBack: 'WebDriver:Back',
  getCurrentUrl: 'WebDriver:GetCurrentURL',
  executeScript: 'WebDriver:ExecuteScript',
  findElements: 'WebDriver:FindElements',
  clickElement: 'WebDriver:ElementClick',
  clearElement: 'WebDriver:ElementClear',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
  actions: 'WebDriver:PerformActions',
  getCurrentWindowHandle: 'WebDriver:GetWindowHandle',
  getWindowHandles: 'WebDriver:GetWindowHandles',
  switchToWindow: 'WebDriver:SwitchToWindow',
  switchToFrame: 'WebDriver:SwitchToFrame',
  setWindowRect: 'WebDriver:SetWindowRect',
  screenshot: 'WebDriver:TakeScreenshot',
};

type Failure = { error: string; message: string } | null;
type Pending = { resolve: (value: unknown) => void; reject: (cause: unknown) => void };

/** The key of an element's id in WebDriver's JSON. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** Converts the parameters of a WebDriver command: Marionette takes the id of an element as text. */
function marionetteParameters(
  name: string,
  { sessionId: _, ...parameters }: Record<string, unknown>,
): object {
  const elementId = Object(parameters.id)[ELEMENT_KEY];
  if (typeof elementId !== 'string') return parameters;
  return { ...parameters, [name === 'switchToFrame' ? 'element' : 'id']: elementId };
}

/** Sends WebDriver commands to Firefox over Marionette: messages `length:[type, id, name, parameters]` on a socket. */
export class MarionetteExecutor {
  readonly #socket: Socket;
  readonly #pending = new Map<number, Pending>();
  #received = Buffer.alloc(0);
  #lastId = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('close', () => {
      for (const { reject } of this.#pending.values()) reject(new Error('Firefox has closed the connection'));
    });
  }

  /** Connects to Firefox. Commands can be sent immediately, without waiting for its greeting. */
  static async connect(port: number): Promise<MarionetteExecutor> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new MarionetteExecutor(socket);
  }

  execute(command: Command): Promise<unknown> {
    const name = COMMANDS[command.getName()];
    if (!name) throw new error.UnknownCommandError(command.getName());
    return this.send(name, marionetteParameters(command.getName(), Object(command.getParameters())));
  }

  send(name: string, parameters: object): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    const message = JSON.stringify([0, id, name, parameters]);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || this.#received.length < end) return;
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString());
      this.#received = this.#received.subarray(end);
      // Responses are arrays. Firefox's greeting is an object and is ignored.
      if (Array.isArray(message)) this.#settle(message[1], message[2], message[3]);
    }
  }

  #settle(id: number, failure: Failure, result: unknown): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (failure) {
      try {
        error.throwDecodedError(failure);
      } catch (cause) {
        pending?.reject(cause);
      }
      return;
    }
    const isValue = typeof result === 'object' && result !== null && 'value' in result;
    pending?.resolve(isValue ? result.value : result);
  }
}
