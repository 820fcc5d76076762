import type { HelpId } from '#content/help/help.ts';
import { withQuery } from './with-query.ts';

/** The sections of the home page, each an anchor (specification §2). */
export const homeSections = [
  'hero',
  'about',
  'process',
  'tools',
  'learnandgrow',
  'consultation',
  'pricing',
  'testimonials',
  'community',
  'blog',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** The public pages, and those to sign up and log in. */
export const sitePaths = {
  home: '/',
  homeSection: (section: HomeSection) => `/#${section}`,
  programs: '/programs',
  /** What a course teaches, and its first lesson. */
  program: (courseId: string) => `/programs/${encodeURIComponent(courseId)}`,
  privacy: '/privacy',
  /** The cookie banner's link; shows the page of `privacy`, which is its canonical address. */
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  helpSupport: '/help-support',
  /** One question of it, open. */
  helpQuestion: (id: HelpId) => `/help-support#${id}`,
  unauthorised: '/unauthorised',
  /** A private link to read a version; the token stands behind the #. */
  shared: '/shared',
  /** A report that its founder lets everybody read, and the picture that messengers show of it. */
  publishedReport: (slug: string) => `/r/${slug}`,
  publishedPreview: (slug: string) => `/r/${slug}/preview.png`,
  /** A private link to sign; the token stands behind the #. */
  sign: '/sign',
  /** A private link to confirm what a founder wrote; the token stands behind the #. */
  witness: '/witness',
  /** Confirms a change of email, or stops it; the token stands behind the #. */
  confirmEmail: '/confirm-email',
  /** A message to the operator without an account; confirmed there too, with the token behind the #. */
  writeToUs: '/write-to-us',
  /** Ends the summary by e-mail; the token stands behind the #. */
  unsubscribe: '/unsubscribe',
  /** Checks a file against what was signed. */
  verify: '/verify',
  /** Where the code of a certificate is typed. */
  certificates: '/certificates',
  /** What the certificate of a course says. */
  certificate: (code: string) => `/certificates/${code}`,

  auth: {
    root: '/auth',
    signup: '/auth/signup',
    /** Sign-up with a role chosen beforehand, such as from a founder's call to action. */
    signupAs: (role: 'founder' | 'investor') => withQuery('/auth/signup', { role }),
    /** Sign-up, and then on to `redirect` where one is given. */
    signupThen: (redirect: string | null) => withQuery('/auth/signup', { redirect }),
    /** Also opened from the verification mail, with `?verified=true` or `?error=…`. */
    login: '/auth/login',
    /** Login, and then back to `redirect` where one is given: a path of this site with its query. */
    loginThen: (redirect: string | null) => withQuery('/auth/login', { redirect }),
    /** The second step of a login that another page began. */
    codeThen: (redirect: string | null) => withQuery('/auth/login', { step: 'code', redirect }),
    /** For anyone who comes from another service and has no account yet. */
    finish: '/auth/finish',
    finishThen: (redirect: string | null) => withQuery('/auth/finish', { redirect }),
    forgotPassword: '/auth/forgot-password',
    /** Opened from the mail with `?token=…`. */
    resetPassword: '/auth/reset-password',
  },
} as const;
