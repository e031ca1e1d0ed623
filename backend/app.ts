import { bodyLimit } from 'hono/body-limit';
import { localeOf } from '@/lib/contract/locale';
import type { Dependencies } from './dependencies';
import { answerFailure } from './http/answer-failure';
import { answerUnknown } from './http/answer-unknown';
import { describeApi } from './http/describe-api';
import { Failure } from './http/failure';
import { createLimits } from './http/limits';
import { createRouter } from './http/router';
import { requestTexts } from './messages/request-texts';
import { accountMailRoutes } from './routes/account-mails';
import { accountRoutes } from './routes/accounts';
import { cartRoutes } from './routes/cart';
import { catalogueRoutes } from './routes/catalogue';
import { contentRoutes } from './routes/content';
import { developmentPaymentRoutes } from './routes/development-payment';
import { documentationRoutes, limitDocumentation } from './routes/documentation';
import { healthRoutes } from './routes/health';
import { leadRoutes } from './routes/leads';
import { notificationRoutes } from './routes/notification';
import { passwordRoutes } from './routes/passwords';
import { pictureRoutes } from './routes/pictures';
import { profileRoutes } from './routes/profile';
import { transactionRoutes } from './routes/transactions';

const BODY_MAX_BYTES = 64 * 1024;

/** The whole product API over what it is given; `app.request()` calls it without a server. */
export function createApp(dependencies: Dependencies) {
  const app = createRouter();
  const limits = createLimits();
  app.use(async (c, next) => {
    c.set('dependencies', dependencies);
    c.set('limits', limits);
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
  app.route('/', pictureRoutes);
  app.route('/', catalogueRoutes);
  app.route('/', contentRoutes);
  app.route('/', accountRoutes);
  app.route('/', accountMailRoutes);
  app.route('/', passwordRoutes);
  app.route('/', profileRoutes);
  app.route('/', cartRoutes);
  app.route('/', leadRoutes);
  app.route('/', notificationRoutes);
  app.route('/', transactionRoutes);
  if (dependencies.developmentPayments) app.route('/', developmentPaymentRoutes);

  if (dependencies.config.documentation) {
    app.use('/docs/*', limitDocumentation);
    app.use('/openapi.json', limitDocumentation);
    app.route('/', documentationRoutes);
    describeApi(app, dependencies.config.siteUrl);
  }
  app.notFound(answerUnknown(app));
  return app;
}
