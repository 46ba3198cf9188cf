import { headOf } from '../../../contract/shell/screen-metadata.ts';
import { ProducerGuide } from './ProducerGuide.tsx';
import { ShopperGuide } from './ShopperGuide.tsx';
import { TextPage } from './TextPage.tsx';

/** Guide to buying and selling (R2.1). */
export function GuideView() {
  return (
    <TextPage
      head={headOf('/guide')}
      description="Cómo comprar y vender en Tenderete: cuándo abren los puestos, cómo se paga, cómo llegan los paquetes y qué pasa si te arrepientes."
      title="Cómo funciona el mercado"
      lead="Lo que conviene saber antes de comprar y antes de montar un puesto. Se lee en cinco minutos."
    >
      <nav aria-label="En esta página">
        <ul>
          <li>
            <a href="#comprar">Si vienes a comprar</a>
          </li>
          <li>
            <a href="#vender">Si vienes a vender</a>
          </li>
          <li>
            <a href="#importar">Muchos productos de una vez, con un ejemplo para descargar</a>
          </li>
        </ul>
      </nav>
      <ShopperGuide />
      <ProducerGuide />
    </TextPage>
  );
}
