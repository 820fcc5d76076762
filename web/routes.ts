import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { paths } from './paths.ts';

/** Addresses that only lead on: web/auth/route-access.ts says where to. */
function redirects(...patterns: string[]): RouteConfigEntry[] {
  return patterns.map((pattern) => route(pattern, 'member/redirect.tsx', { id: pattern }));
}

/** Every URL of the product. */
export default [
  layout('public/layout.tsx', [
    index('public/home/home.tsx'),
    route(paths.privacy, 'public/legal/privacy.tsx'),
    route(paths.privacyPolicy, 'public/legal/privacy.tsx', { id: 'privacy-policy' }),
    route(paths.terms, 'public/legal/terms.tsx'),
    route(paths.helpSupport, 'public/help-support/help-support.tsx'),
    route(paths.unauthorised, 'public/unauthorised.tsx'),
    route('*', 'public/not-found.tsx'),
  ]),
  layout('shared-documents/link-layout.tsx', [
    route(paths.shared, 'shared-documents/shared.tsx'),
    route(paths.publishedReport(':slug'), 'shared-documents/published.tsx'),
    route(paths.sign, 'shared-documents/sign.tsx'),
    route(paths.witness, 'shared-documents/witness.tsx'),
    route(paths.confirmEmail, 'shared-documents/confirm-email.tsx'),
    route(paths.verify, 'shared-documents/verify.tsx'),
  ]),
  layout('auth/session-layout.tsx', [
    layout('auth/auth-layout.tsx', [
      route(paths.auth.root, 'auth/index.tsx'),
      route(paths.auth.signup, 'auth/signup.tsx'),
      route(paths.auth.login, 'auth/login.tsx'),
      route(paths.auth.forgotPassword, 'auth/forgot-password.tsx'),
      route(paths.auth.resetPassword, 'auth/reset-password.tsx'),
    ]),
    layout('member/member-guard.tsx', [
      ...redirects(
        paths.member.root,
        paths.founder.root,
        paths.investor.root,
        paths.investor.notifications,
        `${paths.investor.root}/*`,
        paths.admin.bookings,
      ),
      layout('member/member-layout.tsx', [
        route(paths.member.overview, 'member/overview.tsx'),
        route(paths.member.notifications, 'member/notifications.tsx'),
        route(paths.member.profile, 'member/profile/profile-page.tsx'),
        route(paths.member.billingHistory, 'member/profile/billing-history.tsx'),
        route(paths.member.settings, 'member/profile/settings/settings-page.tsx'),
        route(paths.member.accountInformation, 'member/profile/account-information.tsx'),
      ]),
      layout('founder/founder-layout.tsx', [
        route(paths.founder.overview, 'founder/overview.tsx'),
        route(paths.founder.assistant, 'founder/startup-assistant/documents/all-documents.tsx'),
        route(
          `${paths.founder.assistant}/documents/:documentId/sharing`,
          'founder/startup-assistant/sharing/sharing-page.tsx',
        ),
        route(paths.founder.quotes, 'founder/consultation/quotes/quotes-page.tsx'),
        route(`${paths.founder.quotes}/:quoteId`, 'founder/consultation/quotes/quote-page.tsx'),
        route(paths.founder.capTable, 'founder/startup-assistant/agreements/cap-table/cap-table.tsx'),
        route(paths.founder.generate, 'founder/startup-assistant/agreements/start/start.tsx'),
        route(`${paths.founder.generate}/:agreementId`, 'founder/startup-assistant/agreements/agreement.tsx', [
          index('founder/startup-assistant/agreements/document/document-page.tsx'),
          route('questions/:question?', 'founder/startup-assistant/agreements/interview/interview-page.tsx'),
          route('clauses', 'founder/startup-assistant/agreements/clauses/clauses-page.tsx'),
          route('check', 'founder/startup-assistant/agreements/check/check-page.tsx'),
          route('ownership', 'founder/startup-assistant/agreements/ownership/ownership-page.tsx'),
          route('versions', 'founder/startup-assistant/agreements/versions/versions-page.tsx'),
          route('versions/:number', 'founder/startup-assistant/agreements/versions/version-page.tsx'),
          route('sharing', 'founder/startup-assistant/agreements/sharing-page.tsx'),
          route('redline', 'founder/startup-assistant/agreements/versions/redline-page.tsx'),
        ]),
        route(`${paths.founder.invoices}/:invoiceId`, 'founder/billing/invoice-page.tsx'),
        route(paths.founder.validate, 'founder/startup-assistant/validation/start.tsx'),
        route(`${paths.founder.validate}/:ideaId`, 'founder/startup-assistant/validation/idea.tsx', [
          index('founder/startup-assistant/validation/next/next.tsx'),
          route('report', 'founder/startup-assistant/validation/report/report.tsx'),
          route('working', 'founder/startup-assistant/validation/working/working.tsx'),
          route('questions/:step?', 'founder/startup-assistant/validation/intake/questions.tsx'),
          route('from-text', 'founder/startup-assistant/validation/intake/from-text/from-text.tsx'),
          route('day', 'founder/startup-assistant/validation/day/day.tsx'),
          route('kit/:assumptionId', 'founder/startup-assistant/validation/kit/kit-page.tsx'),
          route('versions/:number', 'founder/startup-assistant/validation/versions/version-page.tsx'),
          route('versions/:number/comparison', 'founder/startup-assistant/validation/versions/comparison-page.tsx'),
        ]),
        route(paths.founder.evaluate, 'founder/startup-assistant/readiness/start.tsx'),
        route(`${paths.founder.evaluate}/:checkId`, 'founder/startup-assistant/readiness/check.tsx', [
          index('founder/startup-assistant/readiness/report/report.tsx'),
          route('questions/:dimension?', 'founder/startup-assistant/readiness/answers/questions.tsx'),
          route('ledger', 'founder/startup-assistant/readiness/ledger/ledger.tsx'),
          route('valuation', 'founder/startup-assistant/readiness/valuation/valuation.tsx'),
          route('versions/:number', 'founder/startup-assistant/readiness/versions/version-page.tsx'),
          route('versions/:number/comparison', 'founder/startup-assistant/readiness/versions/comparison-page.tsx'),
        ]),
        route(paths.founder.consultation, 'founder/consultation/start/start.tsx'),
        route(paths.founder.serviceList(), 'founder/consultation/service-list/service-list.tsx'),
        route(`${paths.founder.serviceList()}/:serviceId/book`, 'founder/consultation/service-list/book/book-page.tsx'),
        route(
          `${paths.founder.serviceList()}/:serviceId/book/:bookingId`,
          'founder/consultation/service-list/book/details-page.tsx',
        ),
        route(paths.founder.confirmation, 'founder/consultation/confirmation/confirmation.tsx'),
        route(paths.founder.bookings, 'founder/consultation/bookings/bookings.tsx'),
        route(`${paths.founder.bookings}/:bookingId`, 'founder/consultation/bookings/booking-page.tsx'),
        route(`${paths.founder.bookings}/:bookingId/move`, 'founder/consultation/bookings/move-page.tsx'),
      ]),
      layout('investor/investor-layout.tsx', [
        route(paths.investor.overview, 'investor/overview.tsx'),
        route(paths.investor.profile, 'member/profile/profile-page.tsx', { id: 'investor-profile' }),
        route(paths.investor.settings, 'member/profile/settings/settings-page.tsx', { id: 'investor-settings' }),
      ]),
      layout('admin/admin-layout.tsx', [
        route(paths.admin.root, 'admin/today/today.tsx'),
        route(paths.admin.calendar(), 'admin/calendar/calendar.tsx'),
        route(`${paths.admin.bookings}/:bookingId`, 'admin/bookings/booking-page.tsx'),
        route(paths.admin.services, 'admin/services/services.tsx'),
        route(paths.admin.newService, 'admin/services/service-page.tsx', { id: 'new-service' }),
        route(`${paths.admin.services}/:serviceId`, 'admin/services/service-page.tsx'),
        route(paths.admin.advisers, 'admin/advisers/advisers.tsx'),
        route(paths.admin.newAdviser, 'admin/advisers/adviser-page.tsx', { id: 'new-adviser' }),
        route(`${paths.admin.advisers}/:adviserId`, 'admin/advisers/adviser-page.tsx'),
        route(paths.admin.quotes, 'admin/quotes/quotes.tsx'),
        route(`${paths.admin.quotes}/:quoteId`, 'admin/quotes/quote-page.tsx'),
        route(paths.admin.transfers, 'admin/transfers/transfers.tsx'),
        route(paths.admin.ledger, 'admin/ledger/ledger.tsx'),
        route(paths.admin.settings, 'admin/settings/settings.tsx'),
        route(paths.admin.audit, 'admin/audit/audit.tsx'),
      ]),
    ]),
  ]),
  layout('dev/dev-layout.tsx', [
    route('dev/gallery', 'dev/gallery.tsx'),
    route('dev/report', 'dev/report.tsx'),
    route('dev/outbox', 'dev/outbox.tsx'),
    route('dev/checkout/:reference', 'dev/checkout.tsx'),
  ]),
] satisfies RouteConfig;
