import { findProgram } from '@/scripts/check/find-program.mjs';
import { findPostgres } from '@/scripts/check/postgres.mjs';
import { PlainFailure } from '@/scripts/launch/leave.mjs';

/** Where the programs of the stand are, by Debian's name for each. @throws PlainFailure naming what is not installed */
export async function findPrograms() {
  const found = {
    nginx: findProgram(['nginx'], ['/usr/sbin']),
    postgresql: await findPostgres(),
    'redis-server': findProgram(['redis-server']),
    openssl: findProgram(['openssl']),
  };
  const { nginx, postgresql, 'redis-server': redis, openssl } = found;
  if (nginx && postgresql && redis && openssl) return { nginx, postgresql, redis };
  const missing = Object.entries(found).flatMap(([name, path]) => (path ? [] : [name]));
  throw new PlainFailure(`${missing.join(', ')} missing: on Debian, apt-get install ${missing.join(' ')}.`);
}
