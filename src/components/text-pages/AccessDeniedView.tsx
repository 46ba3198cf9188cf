import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { Audience } from '../../../contract/account/role.ts';
import { ROLE_HOME_LINKS } from '../account/role-home-links.ts';
import { IllustratedPage } from '../feedback/IllustratedPage.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { PageHead } from '../layout/PageHead.tsx';

const WHY = {
  anonymous: 'Esa página es de quien tiene cuenta: entra con la tuya y vuelve a intentarlo.',
  consumer:
    'Esa página es de quien vende o lleva el mercado. Con tu cuenta de cliente puedes comprar en todos los puestos.',
  producer:
    'Esa página no es para una cuenta de productor: con la tuya se vende, y se compra con otra de cliente.',
  admin:
    'Esa página no es para una cuenta de administración: con la tuya se lleva el mercado, y se compra con otra de cliente.',
} satisfies Record<Audience, string>;

/** Access-denied page: the account's role may not open the requested screen (R2.11); explains why and links onwards. */
export const AccessDeniedView = ({ role }: { role: Audience }) => (
  <IllustratedPage
    head={<PageHead {...headOf('/access-denied')} />}
    sign="Acceso denegado"
    title="Por aquí no puedes pasar"
    action={<WayOn role={role} />}
  >
    {WHY[role]}
  </IllustratedPage>
);

function WayOn({ role }: { role: Audience }) {
  if (role === 'anonymous') return <LinkButton to="/login">Entrar</LinkButton>;
  const { to, word } = ROLE_HOME_LINKS[role];
  return <LinkButton to={to}>{word}</LinkButton>;
}
