import type { Operator } from '../../../contract/shell/operator.ts';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import { OperatorFacts } from './OperatorFacts.tsx';
import { TextPage } from './TextPage.tsx';

/** Privacy page: stored personal data and its location (R2.1). */
export function PrivacyView({ operator }: { operator: Operator | null }) {
  return (
    <TextPage
      head={headOf('/privacy')}
      description="Qué datos guarda Tenderete, para qué, quién los ve y cómo pedir que se corrijan o se borren."
      title="Tus datos, los justos"
      lead="Guardamos lo que hace falta para que un pedido llegue a tu casa, y nada más. De los datos responde quien gestiona este mercado."
    >
      <h2>Quién responde de tus datos</h2>
      <OperatorFacts operator={operator} />
      <h2>Si solo miras</h2>
      <p>
        No necesitas cuenta y no te seguimos. No hay publicidad ni herramientas de análisis de otros. Tu
        navegador guarda lo siguiente, y puedes borrarlo cuando quieras:
      </p>
      <ul>
        <li>lo que llevas en el carrito, tus favoritos y el último puesto que elegiste;</li>
        <li>si prefieres la plaza de día o de noche, en la única cookie que usamos, «theme».</li>
      </ul>
      <p>
        Para que quien lleva un puesto sepa cómo le va, el mercado cuenta cada día cuántas veces se miran el
        puesto y sus productos y a qué hora, cuánta gente pasa, echa algo al carrito, llega a pagar y compra,
        y qué palabras se buscaron en él sin encontrar nada. Guardamos esas sumas, nunca quién fue. Para no
        contarte dos veces, tu dirección de red y el nombre de tu navegador se convierten en un número que
        solo está en la memoria del servidor; cada noche se borra, con la clave que lo hizo. Todo esto va sin
        cookies.
      </p>
      <h2>Si tienes cuenta</h2>
      <p>
        Guardamos tu nombre, tu correo, tu tipo de cuenta, tus favoritos y la última vez que entraste, y tu
        teléfono, tu dirección y tu foto si los pones. De la contraseña solo guardamos una huella, de la que
        nadie puede sacarla. Tu navegador conserva además las llaves de la sesión hasta que sales, y el pedido
        a medio rellenar.
      </p>
      <p>
        Para frenar a quien prueba contraseñas, contamos los intentos fallidos con la dirección de red desde
        la que llegan. Ese recuento se borra a las pocas horas.
      </p>
      <h2>Si pides que te avisemos</h2>
      <p>
        Para avisarte de que abre un puesto guardamos tu correo y qué puesto esperas, nada más. Antes te
        preguntamos por correo si lo has pedido tú; si no respondes, en dos días lo olvidamos. Te escribimos
        una sola vez y entonces lo borramos, y también si lo quitas, si el puesto se retira o si pasa un año.
      </p>
      <h2>Si haces un pedido</h2>
      <p>
        Guardamos qué compraste, a qué precio y los datos de envío. Los ve cada productor de tu pedido, solo
        para su parte, y quien gestiona este mercado. Nadie más: no vendemos ni cedemos datos.
      </p>
      <h2>Servicios de otros</h2>
      <p>
        Las páginas no cargan nada de terceros. Hay una excepción posible: si quien gestiona este mercado
        activa reCAPTCHA contra los robots, Google recibe datos de tu navegador al entrar o al enviar un
        formulario.
      </p>
      <h2>Tus derechos</h2>
      <p>
        Puedes pedir a quien gestiona este mercado que te enseñe tus datos, los corrija o los borre. Los
        pedidos ya hechos se conservan mientras la ley lo exija. Si crees que no se te atiende, puedes
        reclamar ante la <a href="https://www.aepd.es">Agencia Española de Protección de Datos</a>.
      </p>
    </TextPage>
  );
}
