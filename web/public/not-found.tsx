import { ButtonLink } from '#ui/button/button.tsx';
import { MessagePage } from '../components/message-page.tsx';
import { paths } from '../paths.ts';

/** Whatever no route knows. */
export default function NotFound() {
  return (
    <MessagePage title="This page does not exist" actions={<ButtonLink href={paths.home}>Go to home page</ButtonLink>}>
      The link may be old or mistyped. Nothing of yours is lost.
    </MessagePage>
  );
}
