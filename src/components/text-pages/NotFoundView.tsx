import { IllustratedPage } from '../feedback/IllustratedPage.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { PageHead } from '../layout/PageHead.tsx';

/** Not-found page for unknown addresses (R2.2). */
export const NotFoundView = () => (
  <IllustratedPage
    head={<PageHead title="Página no encontrada" hidden />}
    sign="Página no encontrada"
    title="Aquí no hay ningún puesto"
    action={<LinkButton to="/">Volver a la plaza</LinkButton>}
  >
    La dirección no lleva a ningún sitio, o el puesto que había ya se ha ido. También puedes mirar{' '}
    <TextLink to="/products">todo lo que hay hoy</TextLink>.
  </IllustratedPage>
);
