import type { Operator } from '../../../contract/shell/operator.ts';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { OperatorFacts } from './OperatorFacts.tsx';
import { TextPage } from './TextPage.tsx';

/** Terms of buying and selling (R2.1). */
export function TermsView({ operator }: { operator: Operator | null }) {
  return (
    <TextPage
      head={headOf('/terms')}
      description="Las condiciones de Tenderete en pocas palabras: quién vende, cuándo hay trato, cómo se paga y quién responde."
      title="Condiciones, en pocas palabras"
      lead="Quien gestiona este mercado pone la plaza. Quien vende es cada productor, y con él haces el trato."
    >
      <h2>Quién gestiona este mercado</h2>
      <OperatorFacts operator={operator} />
      <h2>Comprar</h2>
      <ul>
        <li>
          Al confirmar un pedido encargas cada producto a quien lo vende, al precio que ves en ese momento.
        </li>
        <li>Solo se puede pedir mientras el puesto está abierto y quedan unidades.</li>
        <li>
          Cada puesto dice quién vende, cómo se paga y cuánto cuesta el envío; lo ves antes de confirmar y
          queda guardado en tu pedido. Aquí no se cobra nada.
        </li>
        <li>Puedes cancelar mientras todo el pedido esté pendiente.</li>
        <li>
          Los derechos que te da la ley como consumidor siguen siendo tuyos, y los ejerces ante quien te
          vendió.
        </li>
      </ul>
      <h2>Desistimiento</h2>
      <p>
        Tienes 14 días desde que recibes lo que compraste para desistir sin dar motivos, salvo en lo
        perecedero y lo hecho a tu medida. Basta con que se lo escribas a quien te lo vendió: te devuelve lo
        que pagaste, el envío corriente incluido, como mucho 14 días después de saberlo, aunque puede esperar
        a tener de vuelta lo vendido. Devolverlo corre de tu cuenta, salvo que el puesto diga otra cosa.
      </p>
      <h2>Vender</h2>
      <ul>
        <li>Vende solo lo que tienes y lo que puedes vender legalmente, y descríbelo como es.</li>
        <li>Cumple las fechas del puesto y ten al día el estado de los pedidos.</li>
        <li>Usa los datos de tus clientes para entregarles lo que han pedido, y para nada más.</li>
        <li>Las facturas, los impuestos y las garantías son cosa tuya.</li>
      </ul>
      <h2>Tu cuenta</h2>
      <p>
        Es personal: cuida tu contraseña. Quien gestiona este mercado puede desactivar una cuenta que se use
        para engañar o molestar, y cerrar la plaza un rato por mantenimiento.
      </p>
      <h2>De qué respondemos</h2>
      <p>
        De que la plaza funcione lo mejor posible y de cuidar tus datos como dice la página de{' '}
        <TextLink to="/privacy">privacidad</TextLink>. De los productos responde quien los vende.
      </p>
    </TextPage>
  );
}
