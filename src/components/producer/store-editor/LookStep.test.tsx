import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { jpeg, press } from '../../../../tests/support/views/editor-driver.ts';
import { sampleId, sampleStore } from '../../../../tests/support/samples/samples.ts';
import {
  controls,
  stepFieldNamed,
  maxLengths,
  openStep,
  chipStatesIn,
  labelAndHintOf,
  typeInStep,
} from '../../../../tests/support/views/store-step.tsx';

afterEach(cleanup);

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const panels = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const text = (selector: string) => document.querySelector(selector)?.textContent ?? null;

describe('who sells', () => {
  test('each field says what belongs into it, and how the browser fills it', async () => {
    await openStep('seller', { ownerName: 'Ana Ruiz', returns: ' ' });
    expect(panels()).toEqual(['Quién está detrás', 'Datos legales', 'Cómo se paga', 'Devoluciones']);
    expect(
      controls().map((one) => [
        one.name,
        one.maxLength,
        one.getAttribute('autocomplete'),
        one.getAttribute('type'),
      ]),
    ).toEqual([
      ['ownerName', 100, 'off', 'text'],
      ['ownerDescription', 500, null, null],
      ['legalName', 255, 'off', 'text'],
      ['taxId', 20, 'off', 'text'],
      ['address', 255, 'address-line1', 'text'],
      ['email', 254, 'email', 'email'],
      ['telephone', 30, 'tel', 'tel'],
      ['returns', 2_000, null, null],
    ]);
    expect(controls().map(({ name }) => labelAndHintOf(name))).toEqual([
      ['Tu nombre o el del taller', 'Como quieres que te llamen quienes compran.'],
      ['Sobre ti (opcional)', 'Dos o tres frases. Cierran la página del puesto.'],
      ['Nombre o razón social', ''],
      ['NIF', 'También NIE o CIF.'],
      ['Dirección', 'Calle, número, código postal y localidad.'],
      ['Correo de contacto', ''],
      ['Teléfono', ''],
      [
        'Cómo se devuelve',
        'Quien compra a distancia tiene 14 días para devolver, salvo lo hecho a medida o lo que caduca.',
      ],
    ]);
    expect(screen.getByRole('button', { name: 'Poner un texto de ejemplo' }).isConnected).toBe(true);
  });

  test('a way of being paid is written, left and taken out, and cannot be added twice', async () => {
    const payment = [
      { kind: 'bizum', note: '600 100 100' },
      { kind: 'other', note: '' },
    ] as const;
    const errors = { 'payment.1.note': 'Di cuál' };
    const { changed, left } = await openStep('seller', { payment, returns: 'Sí' }, { errors, isBusy: true });
    expect(
      ['payment.0.note', 'payment.1.note'].map((name) => [
        ...labelAndHintOf(name),
        stepFieldNamed(name).readOnly,
      ]),
    ).toEqual([
      ['Qué hay que saber', 'A qué número y cuándo.', true],
      ['Qué hay que saber', 'Cuál y cómo. Di cuál', true],
    ]);
    expect([stepFieldNamed('payment.0.note').value, stepFieldNamed('payment.0.note').maxLength]).toEqual([
      '600 100 100',
      500,
    ]);
    const offered = screen
      .getAllByRole('button', { name: /^Añadir/ })
      .map((one) => one.getAttribute('aria-label'));
    expect(offered).toEqual(['Añadir Transferencia', 'Añadir Contra reembolso', 'Añadir En mano']);
    expect(screen.queryByRole('button', { name: 'Poner un texto de ejemplo' })).toBe(null);
    typeInStep('payment.1.note', 'Trueque');
    fireEvent.blur(stepFieldNamed('payment.0.note'));
    await press('Quitar Bizum');
    await press('Añadir En mano');
    expect([changed, left]).toEqual([
      [
        ['payment', [payment[0], { kind: 'other', note: 'Trueque' }]],
        ['payment', [payment[1]]],
        ['payment', [...payment, { kind: 'in_person', note: '' }]],
      ],
      ['payment.0.note'],
    ]);
  });
});

describe('what a store sells', () => {
  const withWords = (number: number, categories: string[]) =>
    sampleStore({ id: sampleId(number), config: { categories } });

  test('the words that most stores have come first, and each is pressed on and off', async () => {
    const neighbours = [
      withWords(1, ['Pan', 'Miel']),
      withWords(2, ['Miel', 'Ángel']),
      sampleStore({ config: {} }),
    ];
    const { changed } = await openStep('goods', { categories: 'Miel, Vino' }, { neighbours });
    expect(chipStatesIn('Las que ya hay en el mercado')).toEqual([
      ['Miel', 'true'],
      ['Ángel', 'false'],
      ['Pan', 'false'],
    ]);
    await press('Miel');
    await press('Pan');
    expect(changed).toEqual([
      ['categories', 'Vino'],
      ['categories', 'Miel, Vino, Pan'],
    ]);
    expect([maxLengths(), ...['categories', 'tags'].map(labelAndHintOf)]).toEqual([
      [
        ['categories', 2_100],
        ['tags', 2_100],
      ],
      ['Categorías (opcional)', 'Separadas por comas. Con ellas se filtran los puestos.'],
      ['Etiquetas (opcional)', 'Separadas por comas: materiales, técnicas, lugares.'],
    ]);
  });

  test('of very many words the first twelve are offered, and of none nothing', async () => {
    await openStep('goods', {}, { neighbours: [withWords(1, Array.from('abcdefghijklmn'))] });
    expect(chipStatesIn('Las que ya hay en el mercado').length).toBe(12);
    cleanup();
    await openStep('goods', {});
    expect(screen.queryByRole('group')).toBe(null);
  });

  test.each([
    [0, 'Todavía no tiene productos a la venta.', []],
    [1, 'Tiene 1 producto a la venta.', [['Ver tus productos', '/producer/products']]],
    [2, 'Tiene 2 productos a la venta.', [['Ver tus productos', '/producer/products']]],
  ])('a store with %d goods says so and leads to where they are', async (productCount, said, more) => {
    await openStep('goods', { of: sampleStore({ productCount }) });
    expect([screen.getByText(said).isConnected, links()]).toEqual([
      true,
      [
        ['Añadir un producto', `/producer/products/new?popupStoreId=${sampleId(1)}`],
        ['Subir muchos de una vez', `/producer/popup-stores/${sampleId(1)}/import`],
        ...more,
      ],
    ]);
  });
});

describe('how a store looks', () => {
  test('its template is chosen among six, each of them worn by it', async () => {
    const look = { template: 'vibrant', primaryColor: '#C2410C', secondaryColor: '#FDE68A' } as const;
    const { changed } = await openStep(
      'look',
      {
        look,
        heroImage: { item: { key: 'h', file: jpeg('p.jpg') }, isPending: false, refused: [] },
        name: 'La Colmena',
        tagline: 'De romero',
      },
      { heroUrl: '/pictures/p.webp' },
    );
    const choices = within(
      screen.getByRole('radiogroup', { name: 'Plantilla' }),
    ).getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
      ['minimal', false],
      ['elegant', false],
      ['vibrant', true],
      ['professional', false],
      ['tech', false],
      ['fashion', false],
    ]);
    const minis = [...document.querySelectorAll('[data-dress]')].map((mini) => [
      mini.getAttribute('data-template'),
      mini.textContent,
      mini.querySelector('img')?.getAttribute('src'),
    ]);
    expect(minis.slice(0, 2)).toEqual([
      ['minimal', expect.stringContaining('La ColmenaDe romero'), '/pictures/p.webp'],
      ['elegant', expect.stringContaining('La ColmenaDe romero'), '/pictures/p.webp'],
    ]);
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: /^Elegante/ })));
    expect(changed).toEqual([
      ['look', { template: 'elegant', primaryColor: '#5B2333', secondaryColor: '#F4E9DA' }],
    ]);
    expect(screen.queryByRole('button', { name: 'Volver a los colores de la plantilla' })).toBe(null);
  });

  test('a colour is told of at its field and mended there; while it is sent it stays', async () => {
    const look = { template: 'minimal', primaryColor: '#e0a800', secondaryColor: '#e0a801' } as const;
    const { changed } = await openStep('look', { look });
    const faults = screen.getAllByRole('status').map((one) => one.querySelector('p')?.textContent);
    expect(faults).toEqual([
      'Este color casi no se distingue del fondo de la página. Lo usaremos un poco más fuerte.',
      'Los dos colores se parecen tanto que el toldo no tendría rayas.',
    ]);
    expect([labelAndHintOf('look.primaryColor'), stepFieldNamed('look.primaryColor').type]).toEqual([
      [
        'Color principal#E0A800',
        expect.stringMatching(/^Este color casi.*Botones, precios y la primera raya del toldo\.$/),
      ],
      'color',
    ]);
    typeInStep('look.secondaryColor', '#ffffff');
    await press('Volver a los colores de la plantilla');
    expect(changed).toEqual([
      ['look', { ...look, secondaryColor: '#ffffff' }],
      ['look', { template: 'minimal', primaryColor: '#2F3B35', secondaryColor: '#EFEAE0' }],
    ]);
    cleanup();
    const busy = await openStep('look', { look }, { isBusy: true });
    typeInStep('look.secondaryColor', '#ffffff');
    expect([busy.changed, stepFieldNamed('look.primaryColor').getAttribute('aria-disabled')]).toEqual([
      [],
      'true',
    ]);
  });

  test.each([
    ['#2F3B35', 'Con este color usaremos letra clara.'],
    ['#22D3A5', 'Con este color usaremos letra oscura.'],
  ])('on %s is said which letters are read', async (primaryColor, said) => {
    await openStep('look', { look: { template: 'tech', primaryColor, secondaryColor: '#10151C' } });
    expect(text('p[aria-live=polite]')).toBe(said);
  });

  test('each picture has its place: chosen, changed, taken out, or still to come', async () => {
    const fresh = { key: 'b', file: jpeg('retrato.jpg') };
    const { changed } = await openStep(
      'look',
      {
        logo: { item: { key: 'a', url: '/pictures/logo.webp' }, isPending: false, refused: [] },
        avatar: { item: fresh, isPending: false, refused: [] },
        eventBanner: { item: null, isPending: true, refused: [] },
      },
      { errors: { heroImage: 'Falta la portada' } },
    );
    const places = ['Portada', 'Logotipo', 'Tu retrato', 'Cartel'].map((name) =>
      screen.getByRole('group', { name }),
    );
    const buttons = places.map((place) =>
      within(place)
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    );
    expect(buttons).toEqual([[], ['Quitar Logotipo'], ['Quitar Tu retrato'], ['Quitar Cartel']]);
    const choosers = ['heroImage', 'logo', 'avatar', 'eventBanner'].map(stepFieldNamed);
    expect(choosers.map((one) => [one.getAttribute('aria-label'), one.getAttribute('aria-invalid')])).toEqual(
      [
        ['Elegir foto para Portada', 'true'],
        ['Cambiar la foto de Logotipo', null],
        ['Cambiar la foto de Tu retrato', null],
        ['Elegir foto para Cartel', null],
      ],
    );
    expect(['heroImage', 'logo', 'avatar', 'eventBanner'].map((name) => labelAndHintOf(name)[1])).toEqual([
      'Ancha, con lo que vendes. Es lo primero que se ve. Falta la portada',
      'Cuadrado.',
      'retrato.jpg: se envía al guardar',
      'Ancho: la foto de tu cartel para imprimir. Sin ella lleva la portada. Falta por llegar: elígela otra vez o quítala. Mientras no llegue la portada, el puesto no se ve.',
    ]);
    expect(places.map((place) => place.querySelector('img')?.getAttribute('src')?.slice(0, 5))).toEqual([
      undefined,
      '/pict',
      'blob:',
      undefined,
    ]);
    await press('Quitar Logotipo');
    const dropped = jpeg('cartel.jpg');
    const [, , , banner] = places;
    await act(async () => fireEvent.drop(banner ?? document.body, { dataTransfer: { files: [dropped] } }));
    expect(changed).toEqual([
      ['logo', { item: null, isPending: false, refused: [] }],
      [
        'eventBanner',
        expect.objectContaining({
          isPending: false,
          refused: [],
          item: expect.objectContaining({ file: dropped }),
        }),
      ],
    ]);
  });
});
