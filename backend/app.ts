import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { MAX_BODY_BYTES } from '@/lib/contract/limits';
import { negotiateLocale } from '@/lib/contract/locale';
import type { Dependencies } from './dependencies';
import { Failure } from './http/failure';
import { handleError, handleMethodNotAllowed, handleNotFound } from './http/handle-error';
import { createRateLimits } from './http/limits';
import { recordRequestTelemetry } from './http/record-request-telemetry';
import { createRouter } from './http/router';
import { brand } from './mail/brand';
import requestTexts from './messages/request.json' with { type: 'json' };
import { accountRoutes } from './routes/accounts';
import { cartRoutes } from './routes/cart';
import { catalogueRoutes, pictureRoutes } from './routes/catalogue';
import { developmentPaymentRoutes } from './routes/development-payment';
import { documentApi } from './routes/documentation';
import { healthRoutes } from './routes/health';
import { leadRoutes } from './routes/leads';
import { notificationRoutes, orderRoutes } from './routes/orders';
import { passwordRoutes } from './routes/passwords';
import { profileRoutes } from './routes/profile';

/** Creates the product API. Tests call `app.request()`, which needs no server. */
export function createApp(dependencies: Dependencies) {
  const app = createRouter();
  const limits = createRateLimits();
  app.use(async (c, next) => {
    c.set('dependencies', dependencies);
    c.set('limits', limits);
    c.set('locale', negotiateLocale(c.req.header('accept-language')));
    await next();
  });
  app.use(recordRequestTelemetry);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: handleMethodNotAllowed }));
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new Failure(413, requestTexts.tooLarge);
      },
    }),
  );
  app.onError(handleError);

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
    documentApi(app, { name: brand.name, url: dependencies.config.siteUrl, email: brand.contact });
  }
  app.notFound(handleNotFound);
  return app;
}
