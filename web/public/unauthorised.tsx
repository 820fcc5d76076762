import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { MessagePage } from '../components/message-page.tsx';
import { paths } from '../paths.ts';

/** /unauthorised: signed in, but without the role that the page needs. */
export default function Unauthorised() {
  return (
    <MessagePage
      title="You do not have access to this page"
      actions={
        <>
          <ButtonLink href={paths.member.overview}>Go to your dashboard</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            Go to home page
          </ButtonLink>
        </>
      }
    >
      Your account does not have the role that this page needs. If you think it should,{' '}
      <TextLink href={paths.member.newSupport('account')}>write to us</TextLink>. Answers to what others asked are in{' '}
      <TextLink href={paths.helpSupport}>Help/Support</TextLink>.
    </MessagePage>
  );
}
