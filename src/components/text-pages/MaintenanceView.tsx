import { headOf } from '../../../contract/shell/screen-metadata.ts';
import { IllustratedPage } from '../feedback/IllustratedPage.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { Wordmark } from '../layout/Wordmark.tsx';

/** Maintenance page (R2.8). */
export const MaintenanceView = () => (
  <IllustratedPage
    name={<Wordmark size="32px" />}
    head={<PageHead {...headOf('/maintenance')} />}
    sign="Volvemos enseguida"
    title="Estamos barriendo la plaza"
  >
    El mercado está cerrado un momento por mantenimiento. Tu carrito y tus pedidos siguen donde estaban.
  </IllustratedPage>
);
