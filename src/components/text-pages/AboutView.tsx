import { headOf } from '../../../contract/shell/screen-metadata.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { TextPage } from './TextPage.tsx';

/** About page of the market (R2.1). */
export function AboutView() {
  return (
    <TextPage
      head={headOf('/about')}
      description="Tenderete es un mercado de puestos que abren unos días y se van. Compras directamente a quien hace las cosas."
      title="Un mercado que se monta y se recoge"
      lead="Tenderete reúne puestos que abren unos días o unas semanas. Mientras están, compras a quien lo hace. Cuando recogen, se acabó hasta la próxima."
    >
      <h2>Por qué unos días</h2>
      <p>
        Quien hace pan, miel o cerámica no siempre tiene género para todo el año, ni ganas de llevar una
        tienda abierta doce meses. En un mercado de los de siempre eso nunca fue un problema: se monta el
        puesto, se vende lo que hay y se vuelve al taller. Aquí es igual.
      </p>
      <p>
        Por eso cada puesto tiene un día de apertura y un día de cierre, y los ves desde el principio. No
        inventamos prisas: si pone que cierra el domingo, cierra el domingo.
      </p>
      <h2>Con quién tratas</h2>
      <p>
        Cada producto lleva el nombre de quien lo hace. Tu pedido le llega directamente, y es esa persona
        quien lo prepara, lo envía y te responde. Nosotros ponemos la plaza: los puestos, un solo carrito para
        todos y el seguimiento de cada paquete.
      </p>
      <h2>Lo que no hacemos</h2>
      <ul>
        <li>No cobramos nada en esta web ni te pedimos la tarjeta.</li>
        <li>No ponemos publicidad ni seguimos lo que haces por internet.</li>
        <li>No vendemos existencias que no hay: lo que se ha agotado, se ha agotado.</li>
      </ul>
      <p>
        ¿Es tu primera vez? Lee <TextLink to="/guide">cómo funciona</TextLink>, o date una vuelta por{' '}
        <TextLink to="/products">lo que hay hoy</TextLink>.
      </p>
    </TextPage>
  );
}
