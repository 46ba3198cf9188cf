import { TextLink } from '../layout/AppLink.tsx';
import { ImportGuide } from './ImportGuide.tsx';

/** Section of the guide for producers. */
export function ProducerGuide() {
  return (
    <section aria-labelledby="vender">
      <h2 id="vender">Si vienes a vender</h2>
      <h3>Tu cuenta</h3>
      <p>
        Para montar un puesto hace falta una <TextLink to="/register-vendors">cuenta de productor</TextLink>:
        la creas en un minuto y la confirmas con un código que te mandamos. Con ella vendes. Para comprar, usa
        una cuenta de cliente aparte.
      </p>
      <h3>Las fechas del puesto</h3>
      <p>
        Un puesto nace como borrador y solo lo ves tú. Cuando le pones fechas y lo programas, aparece en la
        plaza con su día de apertura; llegado el momento, abre solo, y al acabar la fecha de fin se cierra
        solo. Mientras tanto puedes pausarlo: se sigue viendo, pero no vende.
      </p>
      <h3>Los productos</h3>
      <p>
        Cada producto lleva al menos una foto, un precio y las unidades que tienes de verdad. Con cada pedido
        se descuentan, y nadie puede comprar más de las que quedan. Si un cliente cancela a tiempo, vuelven.
      </p>
      <ImportGuide />
      <h3>Los pedidos</h3>
      <p>
        De cada pedido ves tus productos y lo necesario para enviarlos: nombre, dirección, correo y, si los
        han dejado, teléfono y notas. Escribe o llama para acordar el pago y el envío. Después ve marcando por
        dónde va (en preparación, listo para enviar, enviado, entregado): tu cliente lo mira.
      </p>
      <p>
        El pedido guarda el nombre y el precio que tenía cada cosa cuando se compró. Si luego los cambias, lo
        ya pedido no se mueve.
      </p>
    </section>
  );
}
