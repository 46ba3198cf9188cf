import type { PlainPath } from '../../../contract/shell/screen-address.ts';
import { LinkButton } from '../forms/Button.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { IllustratedPage } from './IllustratedPage.tsx';

interface MissingPageProps {
  title: string;
  /** Document title; by default the page's title. */
  headTitle?: string;
  /** Explanation of the missing item. */
  hint: string;
  /** Path of the list. */
  to: PlainPath;
  action: string;
}

/** Not-found page of a store or product. */
export const NotFoundPage = ({ title, headTitle = title, hint, to, action }: MissingPageProps) => (
  <IllustratedPage
    head={<PageHead title={headTitle} hidden />}
    title={title}
    action={<LinkButton to={to}>{action}</LinkButton>}
  >
    {hint}
  </IllustratedPage>
);
