import { bodyLimit } from 'hono/body-limit';
import { localeOf } from '@/lib/contract/locale';
import type { Dependencies } from './dependencies';
import { answerFailure } from './http/answer-failure';
import { answerUnknown } from './http/answer-unknown';
import { Failure } from './http/failure';
import { createRouter } from './http/router';
import { requestTexts } from './messages/request-texts';
import { developmentPaymentRoutes } from './routes/development-payment';
import { healthRoutes } from './routes/health';
import { notificationRoutes } from './routes/notification';
import { transactionRoutes } from './routes/transactions';

const BODY_MAX_BYTES = 64 * 1024;

/** The whole product API over what it is given; `app.request()` calls it without a server. */
export function createApp(dependencies: Dependencies) {
  const app = createRouter();
  app.use(async (c, next) => {
    c.set('dependencies', dependencies);
    c.set('locale', localeOf(c.req.header('accept-language')));
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: BODY_MAX_BYTES,
      onError: () => {
        throw new Failure(413, requestTexts.tooLarge);
      },
    }),
  );
  app.onError(answerFailure);

  app.route('/', healthRoutes);
  app.route('/', notificationRoutes);
  app.route('/', transactionRoutes);
  if (dependencies.developmentPayments) app.route('/', developmentPaymentRoutes);

  app.notFound(answerUnknown(app));
  return app;
}
