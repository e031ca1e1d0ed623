import type { Dependencies } from '@/backend/dependencies';
import { type RunningJobs, startJobs } from '@/backend/orders/start-jobs';
import { answerMailRequests } from './answer-mail-requests';
import { forgetExpired } from './forget-expired';

/** Whoever asks for a mail looks into the inbox at once. */
const MAIL_ROUND_MS = 500;
/** What has expired opens nothing, whether it is still there or not. */
const CLEANING_ROUND_MS = 15 * 60 * 1000;

/** What happens to accounts without anybody calling: mails that were asked for, and an end to what has expired. */
export function startAccountJobs(dependencies: Dependencies): RunningJobs {
  const running = [
    startJobs([answerMailRequests(dependencies)], MAIL_ROUND_MS, dependencies.log),
    startJobs([forgetExpired(dependencies)], CLEANING_ROUND_MS, dependencies.log),
  ];
  return {
    async stop() {
      await Promise.all(running.map((jobs) => jobs.stop()));
    },
  };
}
