import type { PlainPath } from '../../../contract/shell/screen-address.ts';
import { LinkButton } from '../forms/Button.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { IllustratedPage } from './IllustratedPage.tsx';

interface MissingPageProps {
  title: string;
  /** What stands in the window's title; the page's own unless said. */
  headTitle?: string;
  /** What is not there, or why. */
  hint: string;
  /** Where the others are. */
  to: PlainPath;
  action: string;
}

/** A page whose store or product is not there. */
export const MissingPage = ({ title, headTitle = title, hint, to, action }: MissingPageProps) => (
  <IllustratedPage
    head={<PageHead title={headTitle} hidden />}
    title={title}
    action={<LinkButton to={to}>{action}</LinkButton>}
  >
    {hint}
  </IllustratedPage>
);
