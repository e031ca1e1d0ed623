import { bodyLimit } from 'hono/body-limit';
import { localeOf } from '@/lib/contract/locale';
import type { Dependencies } from './dependencies';
import { answerFailure, answerUnknown } from './http/answer-failure';
import { describeApi } from './http/describe-api';
import { Failure } from './http/failure';
import { createLimits } from './http/limits';
import { logAccess } from './http/log-access';
import { createRouter } from './http/router';
import { traceCall } from './http/trace-call';
import { brand } from './mail/brand';
import requestTexts from './messages/request.json' with { type: 'json' };
import { accountRoutes } from './routes/accounts';
import { cartRoutes } from './routes/cart';
import { catalogueRoutes } from './routes/catalogue';
import { developmentPaymentRoutes } from './routes/development-payment';
import { documentationRoutes, limitDocumentation } from './routes/documentation';
import { healthRoutes } from './routes/health';
import { leadRoutes } from './routes/leads';
import { notificationRoutes } from './routes/notification';
import { orderRoutes } from './routes/orders';
import { passwordRoutes } from './routes/passwords';
import { pictureRoutes } from './routes/pictures';
import { profileRoutes } from './routes/profile';

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
  app.use(logAccess, traceCall);
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
  app.route('/', accountRoutes);
  app.route('/', passwordRoutes);
  app.route('/', profileRoutes);
  app.route('/', cartRoutes);
  app.route('/', leadRoutes);
  app.route('/', notificationRoutes);
  app.route('/', orderRoutes);
  if (dependencies.developmentPayments) app.route('/', developmentPaymentRoutes);

  if (dependencies.config.documentation) {
    app.use('/docs/*', limitDocumentation);
    app.use('/openapi.json', limitDocumentation);
    app.route('/', documentationRoutes);
    describeApi(app, { name: brand.name, url: dependencies.config.siteUrl, email: brand.contact });
  }
  app.notFound(answerUnknown(app));
  return app;
}
