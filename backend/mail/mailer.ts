/** A mail as it is handed to whoever sends it. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The one address the mail is about: where nobody sends it, the log names it. */
  link: string;
};

export type Mailer = {
  /**
   * Sends the mail, or keeps it as a file where no server is configured.
   * @throws MailError when it could not be handed over
   */
  send(mail: Mail): Promise<void>;
};

/** The mail was not handed over. Says nothing about the recipient. */
export class MailError extends Error {
  override name = 'MailError';
}
