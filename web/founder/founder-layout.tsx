import { MemberShell } from '../member/member-shell.tsx';
import { VerificationBanner } from '../member/verification-banner.tsx';
import { founderMenu } from './founder-menu.ts';

/** Top bar, e-mail verification banner, content. */
export default function FounderLayout() {
  return <MemberShell menu={founderMenu} banner={<VerificationBanner />} />;
}
