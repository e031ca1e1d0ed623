import type { Logger } from 'pino';
import type { BackendConfig } from '@/backend/config';
import { fileMailer } from './file-mailer';
import type { Mailer } from './mailer';
import { smtpMailer } from './smtp-mailer';

/** A mail server when one is configured, else files and the log. */
export function openMailer(config: BackendConfig, now: () => Date, log: Logger): Mailer {
  const { smtpUrl, siteUrl, dataDir } = config;
  return smtpUrl ? smtpMailer(smtpUrl, siteUrl) : fileMailer(dataDir, now, log);
}
