import { TextLink } from '../layout/AppLink.tsx';

/** Section of the guide for shoppers. */
export function ShopperGuide() {
  return (
    <section aria-labelledby="comprar">
      <h2 id="comprar">Si vienes a comprar</h2>
      <h3>Cuándo abren los puestos</h3>
      <p>
        Cada puesto abre y cierra a una hora concreta, que verás en su página. Solo puedes comprar mientras
        está abierto. Si aún no ha abierto, te decimos cuándo lo hará; si ya ha cerrado, lo que quedaba deja
        de venderse.
      </p>
      <h3>Los favoritos</h3>
      <p>
        El corazón de un producto o de un puesto lo guarda en{' '}
        <TextLink to="/favoritos">tus favoritos</TextLink>, tengas cuenta o no. Si la tienes, te esperan en
        todos tus dispositivos.
      </p>
      <h3>Los avisos</h3>
      <p>
        ¿Esperas a que abra un puesto, o a que vuelva? En su página puedes dejar tu correo, tengas cuenta o
        no, y te escribimos una sola vez, cuando abra.
      </p>
      <h3>El carrito</h3>
      <p>
        Puedes llenarlo sin tener cuenta, y mezclar productos de varios puestos. Para hacer el pedido tienes
        que{' '}
        <TextLink to="/login" search={{ origin: '/cart' }}>
          entrar
        </TextLink>{' '}
        o{' '}
        <TextLink to="/register" search={{ origin: '/cart' }}>
          crear una cuenta
        </TextLink>
        : lo que llevabas se junta con lo que ya tuvieras en la tuya.
      </p>
      <p>
        Meter algo en el carrito no lo reserva. Al confirmar el pedido miramos otra vez las existencias y los
        precios; si algo ha cambiado, te lo decimos antes y decides tú.
      </p>
      <h3>El pago</h3>
      <p>
        Aquí no se cobra nada y nunca te pediremos la tarjeta. Cuando confirmas, cada productor recibe su
        parte del pedido con tus datos de envío y acuerda contigo cómo pagarle y cuánto cuesta el envío.
      </p>
      <h3>Los paquetes</h3>
      <p>
        Un pedido puede llegar en varios paquetes: uno por cada productor. Cada paquete sigue su propio
        camino, y lo ves en <TextLink to="/orders">tus pedidos</TextLink>:
      </p>
      <ol>
        <li>Pendiente: el productor lo ha recibido.</li>
        <li>En preparación: lo está juntando.</li>
        <li>Listo para enviar: está cerrado y con tu dirección.</li>
        <li>Enviado: va de camino.</li>
        <li>Entregado: ya lo tienes.</li>
      </ol>
      <h3>Si te arrepientes</h3>
      <p>
        Mientras todo el pedido esté pendiente puedes cancelarlo tú, y los productos vuelven a su puesto. Si
        alguien ya se ha puesto a prepararlo, habla directamente con el productor.
      </p>
    </section>
  );
}
